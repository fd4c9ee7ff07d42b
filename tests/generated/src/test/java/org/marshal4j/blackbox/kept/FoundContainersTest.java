package org.marshal4j.blackbox.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;

/** Final fields that hold containers of other classes than the declared ones: the limits of those classes apply. */
@SuppressWarnings("JdkObsolete") // users have such fields
class FoundContainersTest {
    private static final int MANY = 20_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Marshal
    static class Elements implements FoundContainersTest_ElementsMarshallable {
        static Collection<Object> begin;

        final Collection<String> texts = as(begin);
        final CopyOnWriteArrayList<String> copied = new CopyOnWriteArrayList<>();
    }

    @Marshal
    static class Keys implements FoundContainersTest_KeysMarshallable {
        static Collection<Object> begin;

        final Collection<List<Integer>> keys = as(begin);
    }

    @Marshal
    static class Decimals implements FoundContainersTest_DecimalsMarshallable {
        static Collection<Object> begin;

        final Collection<BigDecimal> decimals = as(begin);
    }

    @Marshal
    static class Table implements FoundContainersTest_TableMarshallable {
        static Map<String, Integer> begin;

        final Map<String, Integer> map = begin;
        final Properties properties = new Properties();
    }

    @Marshal
    static class Made implements FoundContainersTest_MadeMarshallable {
        static Collection<Object> begin;

        final int id;
        final Collection<List<Integer>> keys = as(begin);

        Made(int id) {
            this.id = id;
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> Collection<T> as(Collection<?> elements) {
        return (Collection<T>) elements;
    }

    private static <T> MarshalException read(Marshaller<T> marshaller, T into, byte[] message, ReadLimits limits) {
        return catchThrowableOfType(
                MarshalException.class,
                () -> marshaller.readInto(into, Input.of(message).limits(limits)));
    }

    private static Elements elements(Collection<Object> begin) {
        Elements.begin = begin;
        return new Elements();
    }

    private static List<String> texts(int count) {
        return IntStream.range(0, count).mapToObj(Integer::toString).toList();
    }

    private static byte[] message(List<String> texts) {
        Elements from = elements(new ArrayList<>(texts));
        from.copied.addAll(texts);
        return FoundContainersTest_ElementsMarshaller.INSTANCE.toByteArray(from);
    }

    @Test
    void listsThatEachChangeCopiesAreFilledAtOnce() {
        byte[] message = message(texts(MANY));
        List<Collection<Object>> all =
                List.of(new CopyOnWriteArrayList<>(List.of("x")), new CopyOnWriteArrayList<>() {}, new ArrayList<>());
        for (Collection<Object> found : all) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            Elements into = elements(found);
            assertThat(read(FoundContainersTest_ElementsMarshaller.INSTANCE, into, message, ReadLimits.DEFAULT))
                    .isNull();
            assertThat(found).hasSize(MANY);
            assertThat(into.copied).hasSize(MANY);
            Elements copy = elements(new CopyOnWriteArrayList<>());
            FoundContainersTest_ElementsMarshaller.INSTANCE.copyInto(into, copy);
            assertThat(copy.texts).hasSize(MANY);
            // One at a time, they take 800 MB each time.
            assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(100_000_000);
        }
    }

    @Test
    void setsThatCompareAllElementsAreLimited() {
        Elements into = elements(new CopyOnWriteArraySet<>(List.of("x")));
        Marshaller<Elements> marshaller = FoundContainersTest_ElementsMarshaller.INSTANCE;
        assertThat(read(marshaller, into, message(texts(256)), ReadLimits.DEFAULT))
                .isNull();
        assertThat(into.texts).containsExactlyElementsOf(texts(256));
        MarshalException refused = read(marshaller, into, message(texts(257)), ReadLimits.DEFAULT);
        assertThat(refused.code()).isEqualTo("MARSHAL222");
        assertThat(refused.path()).isEqualTo("texts");
        assertThat(read(marshaller, into, message(texts(257)), ReadLimits.DEFAULT.withEqualHashes(257)))
                .isNull();
        assertThat(read(marshaller, into, message(List.of("a", "a")), ReadLimits.DEFAULT)
                        .code())
                .isEqualTo("MARSHAL214");
    }

    /** Lists with the same hash code. */
    private static List<List<Integer>> keys(int count) {
        return IntStream.range(0, count).mapToObj(i -> List.of(i, -31 * i)).toList();
    }

    @Test
    void limitsOfTheReadApplyToHashTables() {
        Keys.begin = new ArrayList<>(keys(300));
        byte[] message = FoundContainersTest_KeysMarshaller.INSTANCE.toByteArray(new Keys());
        Made.begin = Keys.begin;
        byte[] made = FoundContainersTest_MadeMarshaller.INSTANCE.toByteArray(new Made(1));
        for (Collection<Object> found : List.of(
                new HashSet<>(),
                Collections.synchronizedSet(new HashSet<>()),
                ConcurrentHashMap.newKeySet(),
                Collections.newSetFromMap(new IdentityHashMap<>()))) {
            Keys.begin = found;
            Made.begin = found;
            MarshalException refused =
                    read(FoundContainersTest_KeysMarshaller.INSTANCE, new Keys(), message, ReadLimits.DEFAULT);
            assertThat(refused.code()).isEqualTo("MARSHAL222");
            assertThat(refused.path()).isEqualTo("keys");
            assertThat(read(
                            FoundContainersTest_KeysMarshaller.INSTANCE,
                            new Keys(),
                            message,
                            ReadLimits.DEFAULT.withEqualHashes(300)))
                    .isNull();
            assertThat(found).hasSize(300);
            Input in = Input.of(made).limits(ReadLimits.DEFAULT.withEqualHashes(10));
            assertThat(catchThrowableOfType(
                                    MarshalException.class, () -> FoundContainersTest_MadeMarshaller.INSTANCE.read(in))
                            .code())
                    .isEqualTo("MARSHAL222");
            in.limits(ReadLimits.DEFAULT.withEqualHashes(300));
            assertThat(FoundContainersTest_MadeMarshaller.INSTANCE.read(in).keys)
                    .hasSize(300);
        }
    }

    @Test
    void limitsOfTheReadApplyToDecimals() {
        Decimals.begin = new ArrayList<>(List.of(new BigDecimal(BigInteger.ONE.shiftLeft(1100)), BigDecimal.ONE));
        byte[] message = FoundContainersTest_DecimalsMarshaller.INSTANCE.toByteArray(new Decimals());
        for (Collection<Object> found : List.of(new TreeSet<>(), new HashSet<>(), new PriorityQueue<>())) {
            Decimals.begin = found;
            Marshaller<Decimals> marshaller = FoundContainersTest_DecimalsMarshaller.INSTANCE;
            MarshalException refused = read(marshaller, new Decimals(), message, ReadLimits.DEFAULT);
            assertThat(refused.code()).isEqualTo("MARSHAL215");
            assertThat(refused.path()).isEqualTo("decimals");
            assertThat(read(marshaller, new Decimals(), message, ReadLimits.DEFAULT.withKeyNumberBytes(200)))
                    .isNull();
            assertThat(found).hasSize(2);
        }
    }

    private static Table table(Map<String, Integer> begin) {
        Table.begin = begin;
        return new Table();
    }

    @Test
    void tablesWithChainsAreLimited() {
        Marshaller<Table> marshaller = FoundContainersTest_TableMarshaller.INSTANCE;
        Map<String, Integer> entries = new LinkedHashMap<>();
        texts(256).forEach(each -> entries.put(each, 1));
        byte[] few = marshaller.toByteArray(table(entries));
        entries.put("x", 1);
        Table from = table(entries);
        texts(1000).forEach(each -> from.properties.put(each, each));
        byte[] many = marshaller.toByteArray(from);
        for (Map<String, Integer> found : List.of(
                new Hashtable<>(Map.of("y", 2)),
                new WeakHashMap<String, Integer>(),
                new Hashtable<String, Integer>() {})) {
            Table into = table(found);
            assertThat(read(marshaller, into, few, ReadLimits.DEFAULT)).isNull();
            MarshalException refused = read(marshaller, into, many, ReadLimits.DEFAULT);
            assertThat(refused.code()).isEqualTo("MARSHAL222");
            assertThat(refused.path()).isEqualTo("map");
            assertThat(read(marshaller, into, many, ReadLimits.DEFAULT.withEqualHashes(257)))
                    .isNull();
            assertThat(found).doesNotContainKey("y");
            if (!(found instanceof WeakHashMap)) {
                // Nobody else holds the keys, so a weak map may have lost any of them again.
                assertThat(found).hasSize(257);
            }
            marshaller.copyInto(from, into);
        }
        Table into = table(new HashMap<>());
        assertThat(read(marshaller, into, many, ReadLimits.DEFAULT)).isNull();
        assertThat(into.properties).hasSize(1000);
    }

    @Test
    void copiesHaveNoLimits() {
        Keys.begin = new ArrayList<>(keys(300));
        Keys from = new Keys();
        Set<Object> found = new HashSet<>();
        Keys.begin = found;
        FoundContainersTest_KeysMarshaller.INSTANCE.copyInto(from, new Keys());
        assertThat(found).hasSize(300);
    }
}
