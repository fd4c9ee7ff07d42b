package org.marshal4j.blackbox.dto;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.blackbox.kit.Money;

/** Records. */
public final class Records {
    private Records() {}

    /** Has no components. */
    @Marshal(view = true)
    public record Empty() implements Records_EmptyMarshallable {}

    /** A record of fixed size whose components are not in the order of their names. */
    @Marshal(view = true)
    public record Fixed(
            long z,
            byte y,
            boolean x,
            char w,
            Integer v,
            @Required Double u) implements Records_FixedMarshallable {}

    /** Has components of every kind. */
    @Marshal(view = true)
    public record Mixed(
            String name,
            @Required String key,
            int number,
            List<String> names,
            Fixed fixed,
            @Required Fixed fixedR,
            int[] ints,
            Thread.State state,
            Mixed next)
            implements Records_MixedMarshallable {}

    /** Has components of every type that are not part of the message. */
    @Marshal(view = true)
    public record Skipped(
            @Skip boolean flag,
            int a,
            @Skip byte tiny,
            @Skip short small,
            @Skip char letter,
            String b,
            @Skip int number,
            @Skip long big,
            @Skip float ratio,
            @Skip double price,
            @Skip Object thing,
            @Skip int[] ints)
            implements Records_SkippedMarshallable {}

    /** The same with generic types, and another constructor with as many parameters. */
    @Marshal(view = true)
    public record SkippedGenerics(
            int a,
            @Skip Map<String, List<Money>> byName,
            @Skip List<?>[] lists) implements Records_SkippedGenericsMarshallable {
        SkippedGenerics(int a, String text, int[] ints) {
            this(a + text.length() + ints.length, null, (List<?>[]) null);
        }
    }

    /** Has a compact constructor and a hand-written accessor. */
    @Marshal(view = true)
    @Required
    public record Careful(String name, Money money, int count) implements Records_CarefulMarshallable {
        public Careful {
            if (name == null) {
                throw new IllegalArgumentException("no name");
            }
        }

        @Override
        public String name() {
            return name;
        }
    }
}
