package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.base.Stamped;
import org.marshal4j.blackbox.kit.Money;

/** Classes filled by a constructor whose parameters are in another order than the fields. */
@Marshal(view = true)
public final class Immutable implements ImmutableMarshallable {
    private final int number;

    @Required
    private final String name;

    private final Money money;
    private final List<Integer> list;
    final double[] doubles;
    private final Boolean flag;

    Immutable(Money money, String name, Boolean flag, int number, double[] doubles, List<Integer> list) {
        this.number = number;
        this.name = name;
        this.money = money;
        this.list = list;
        this.doubles = doubles;
        this.flag = flag;
    }

    public int number() {
        return number;
    }

    /** Some fields are final; the others are set afterwards. */
    @Marshal
    static class Half implements Immutable_HalfMarshallable {
        final long id;
        String text;
        private final String key;
        private int count;
        List<String> names;

        Half(long id, String key) {
            this.id = id;
            this.key = key;
        }

        String key() {
            return key;
        }

        int count() {
            return count;
        }
    }

    /** Its ancestor, from a class file, has final fields. */
    @Marshal
    static class Tick extends Stamped implements Immutable_TickMarshallable {
        private final int size;
        short extra;

        Tick(long time, String source, int size) {
            super(time, source);
            this.size = size;
        }

        int size() {
            return size;
        }
    }
}
