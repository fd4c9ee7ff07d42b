package org.marshal4j.blackbox.extended;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;

/** Classes that are keys of themselves: comparing two takes a factor for each level, unless something limits it. */
@SuppressWarnings("serial") // never serialized
class SelfKeyedTest {
    /** Each level has as many keys of one hash code. */
    private static final int WIDE = 4;

    private static final ReadLimits ANY = ReadLimits.DEFAULT.withEqualHashes(1 << 20);

    @Marshal
    @SuppressWarnings("marshal4j")
    static class Table extends HashMap<Table, Integer> implements SelfKeyedTest_TableMarshallable {}

    @Marshal
    @SuppressWarnings("marshal4j")
    static class Group extends HashSet<Group> implements SelfKeyedTest_GroupMarshallable {}

    @Marshal
    @SuppressWarnings("marshal4j")
    static class Chain extends ArrayList<Set<Chain>> implements SelfKeyedTest_ChainMarshallable {}

    @Marshal
    @SuppressWarnings("marshal4j")
    static class Lists extends ArrayList<Lists> implements SelfKeyedTest_ListsMarshallable {}

    @Marshal
    static class Holder implements SelfKeyedTest_HolderMarshallable {
        Map<Set<Set<Set<Integer>>>, Integer> declared = new HashMap<>();
        Set<Lists> lists = new HashSet<>();
    }

    /** Different tables with the hash code 0, each of which has all of those of the level below as keys. */
    private static List<Table> tables(int level) {
        List<Table> tables = new ArrayList<>();
        List<Table> keys = level == 0 ? List.of(new Table(), withEntry(new Table(), 1)) : tables(level - 1);
        for (int i = 0; i < WIDE; i++) {
            Table table = new Table();
            // Each entry adds the exclusive or of its key's and its value's hash code; all but two add 0.
            for (Table key : keys) {
                table.put(key, key.hashCode());
            }
            table.put(keys.get(0), keys.get(0).hashCode() ^ (i + 1));
            table.put(keys.get(1), keys.get(1).hashCode() ^ -(i + 1));
            tables.add(table);
        }
        return tables;
    }

    private static Table withEntry(Table key, int value) {
        Table table = new Table();
        table.put(key, value);
        return table;
    }

    private static Table of(List<Table> keys) {
        Table table = new Table();
        keys.forEach(key -> table.put(key, 1));
        return table;
    }

    private static <T> byte[] written(Marshaller<T> marshaller, T value, ReadLimits limits) {
        ArrayTarget target = new ArrayTarget(256);
        marshaller.write(value, target.output().limits(limits));
        return Arrays.copyOf(target.array(), (int) target.output().position());
    }

    private static <T> void isAllowed(Marshaller<T> marshaller, T value) {
        T back = marshaller.fromByteArray(marshaller.toByteArray(value));
        assertThat(marshaller.toByteArray(back)).hasSameSizeAs(marshaller.toByteArray(value));
    }

    private static <T> void isRefused(Marshaller<T> marshaller, T value) {
        byte[] message = written(marshaller, value, ANY);
        assertThat(catchThrowableOfType(MarshalException.class, () -> marshaller.toByteArray(value))
                        .code())
                .isEqualTo("MARSHAL222");
        MarshalException refused =
                catchThrowableOfType(MarshalException.class, () -> marshaller.fromByteArray(message));
        assertThat(refused.code()).isEqualTo("MARSHAL222");
        assertThat(refused).hasMessageContaining("the product of their numbers may be 256");
        assertThat(written(marshaller, marshaller.read(Input.of(message).limits(ANY)), ANY))
                .hasSameSizeAs(message);
    }

    @Test
    void tablesOfThemselves() {
        Marshaller<Table> marshaller = SelfKeyedTest_TableMarshaller.INSTANCE;
        isAllowed(marshaller, of(tables(2)));
        Table deep = of(tables(5));
        isRefused(marshaller, deep);
    }

    /** The hash code of every such set is 0, whatever is in it. */
    private static Group numeral(int number) {
        Group group = new Group();
        for (int i = 0; i < number; i++) {
            group.add(numeral(i));
        }
        return group;
    }

    @Test
    void setsOfThemselves() {
        Marshaller<Group> marshaller = SelfKeyedTest_GroupMarshaller.INSTANCE;
        isAllowed(marshaller, numeral(4));
        Group deep = numeral(8);
        isRefused(marshaller, deep);
    }

    private static Chain chain(int number) {
        Chain chain = new Chain();
        Set<Chain> set = new HashSet<>();
        for (int i = 0; i < number; i++) {
            // The set before it makes up for the hash code.
            set.add(chain(i));
        }
        chain.add(set);
        return chain;
    }

    @Test
    void chainsWithoutEqualHashCodesHaveNoLimit() {
        isAllowed(SelfKeyedTest_ChainMarshaller.INSTANCE, chain(9));
    }

    @Test
    void listsOfThemselvesHaveNoFactor() {
        Holder holder = new Holder();
        Lists deep = new Lists();
        for (int i = 0; i < 500; i++) {
            Lists outer = new Lists();
            outer.add(deep);
            deep = outer;
            holder.lists.add(deep);
        }
        isAllowed(SelfKeyedTest_HolderMarshaller.INSTANCE, holder);
    }

    /** Sets of two numbers with the same sum. */
    private static List<Set<Integer>> pairs(int count, int sum) {
        List<Set<Integer>> pairs = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            pairs.add(Set.of(-i, sum + i));
        }
        return pairs;
    }

    @Test
    void declaredLevelsAreMultiplied() {
        Holder holder = new Holder();
        put(holder.declared, 16, 16);
        isAllowed(SelfKeyedTest_HolderMarshaller.INSTANCE, holder);
        Holder many = new Holder();
        put(many.declared, 17, 16);
        isRefused(SelfKeyedTest_HolderMarshaller.INSTANCE, many);
    }

    @Test
    void comparingKeysMakesNoMoreGarbageThanPromised() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int[] wide : new int[][] {{16, 16}, {200, 1}, {1, 200}}) {
            Holder holder = new Holder();
            put(holder.declared, wide[0], wide[1]);
            byte[] message = SelfKeyedTest_HolderMarshaller.INSTANCE.toByteArray(holder);
            long before = threads.getCurrentThreadAllocatedBytes();
            SelfKeyedTest_HolderMarshaller.INSTANCE.fromByteArray(message);
            long garbage = threads.getCurrentThreadAllocatedBytes() - before;
            assertThat(garbage / message.length).as(Arrays.toString(wide)).isLessThan(3000);
        }
    }

    /** Keys of one hash code, each with sets that have one hash code. */
    private static void put(Map<Set<Set<Set<Integer>>>, Integer> map, int count, int inner) {
        for (int i = 0; i < count; i++) {
            Set<Set<Set<Integer>>> key = new HashSet<>();
            Collection<Set<Integer>> pairs = pairs(inner, 5);
            for (Set<Integer> pair : pairs) {
                key.add(Set.of(pair));
            }
            // Two more, whose hash codes make up for each other.
            key.add(Set.of(Set.of(1000 + i)));
            key.add(Set.of(Set.of(-1000 - i)));
            map.put(key, i);
        }
    }
}
