package org.marshal4j.blackbox.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.MarshalException;

/** Collections and maps that are views of others: reading and copying leave what they belong to as it is. */
class ViewsOfOthersTest {
    private static final Comparator<String> BACKWARDS = Comparator.reverseOrder();

    @Marshal
    static class Fields implements ViewsOfOthersTest_FieldsMarshallable {
        Collection<String> collection;
        List<String> list;
        Set<String> set;
        SortedSet<String> sorted;
        NavigableSet<String> navigable;
        TreeSet<String> tree;
        ConcurrentSkipListSet<String> skip;
        Queue<String> queue;
        Map<String, String> map;
        NavigableMap<String, String> sortedMap;
    }

    /** Holds whatever it is created with. */
    @Marshal
    static class Kept implements ViewsOfOthersTest_KeptMarshallable {
        static Collection<String> begin = new ArrayList<>();
        static Map<String, String> beginMap = new HashMap<>();

        final Collection<String> elements = begin;
        final Map<String, String> map = beginMap;
    }

    private static <C extends Collection<String>> C of(C empty) {
        empty.addAll(List.of("a", "k", "m", "z"));
        return empty;
    }

    private static <M extends Map<String, String>> M of(M empty) {
        of(new ArrayList<>()).forEach(each -> empty.put(each, each));
        return empty;
    }

    /** Reads and copies into a field that holds a view, and returns what it holds then. */
    private static <T> T into(T view, Object master, BiConsumer<Fields, T> set, Function<Fields, T> get, T value) {
        String before = master.toString();
        Fields message = new Fields();
        set.accept(message, value);
        Fields target = new Fields();
        set.accept(target, view);
        ViewsOfOthersTest_FieldsMarshaller.INSTANCE.readInto(
                target, ViewsOfOthersTest_FieldsMarshaller.INSTANCE.toByteArray(message));
        assertThat(master.toString()).isEqualTo(before);
        assertThat(get.apply(target)).isEqualTo(value).isNotSameAs(view);
        Fields copy = new Fields();
        set.accept(copy, view);
        ViewsOfOthersTest_FieldsMarshaller.INSTANCE.copyInto(message, copy);
        assertThat(master.toString()).isEqualTo(before);
        assertThat(get.apply(copy)).isEqualTo(value).isNotSameAs(view);
        return get.apply(target);
    }

    private static <S extends NavigableSet<String>> List<NavigableSet<String>> ranges(S master) {
        return List.of(
                master.headSet("m", false),
                master.tailSet("m", true),
                master.subSet("b", true, "m", true),
                master.descendingSet(),
                master.descendingSet().descendingSet(),
                master.headSet("b", true).tailSet("a", true));
    }

    @Test
    void rangesOfSortedSetsAreNotFilled() {
        Set<String> value = Set.of("m", "x");
        for (NavigableSet<String> master :
                List.of(of(new TreeSet<String>()), of(new ConcurrentSkipListSet<String>()))) {
            for (NavigableSet<String> range : ranges(master)) {
                into(range, master, (f, s) -> f.navigable = s, f -> f.navigable, new TreeSet<>(value));
                into(range, master, (f, s) -> f.sorted = s, f -> f.sorted, new TreeSet<>(value));
                into(range, master, (f, s) -> f.set = s, f -> f.set, new TreeSet<>(value));
            }
        }
        TreeSet<String> tree = of(new TreeSet<>());
        ranges(tree)
                .forEach(range ->
                        into((TreeSet<String>) range, tree, (f, s) -> f.tree = s, f -> f.tree, new TreeSet<>(value)));
        ConcurrentSkipListSet<String> skip = of(new ConcurrentSkipListSet<>());
        ranges(skip)
                .forEach(range -> into(
                        (ConcurrentSkipListSet<String>) range,
                        skip,
                        (f, s) -> f.skip = s,
                        f -> f.skip,
                        new ConcurrentSkipListSet<>(value)));
    }

    @Test
    void whatComesInPlaceOfRangesHasTheirComparator() {
        TreeSet<String> master = of(new TreeSet<>(BACKWARDS));
        NavigableSet<String> value = new TreeSet<>(Set.of("q", "r"));
        assertThat(into(master.headSet("k", true), master, (f, s) -> f.navigable = s, f -> f.navigable, value))
                .containsExactly("r", "q");
        TreeMap<String, String> map = of(new TreeMap<>(BACKWARDS));
        assertThat(into(
                                map.headMap("k", true),
                                map,
                                (f, s) -> f.sortedMap = s,
                                f -> f.sortedMap,
                                new TreeMap<>(Map.of("q", "1", "r", "2")))
                        .keySet())
                .containsExactly("r", "q");
    }

    @Test
    void wholeSortedSetsAreFilled() {
        for (NavigableSet<String> own :
                List.of(of(new TreeSet<>(BACKWARDS)), of(new ConcurrentSkipListSet<String>()))) {
            Fields target = new Fields();
            target.navigable = own;
            Fields message = new Fields();
            message.navigable = new TreeSet<>(Set.of("q"));
            ViewsOfOthersTest_FieldsMarshaller.INSTANCE.readInto(
                    target, ViewsOfOthersTest_FieldsMarshaller.INSTANCE.toByteArray(message));
            assertThat(target.navigable).isSameAs(own).containsExactly("q");
            message.navigable.clear();
            ViewsOfOthersTest_FieldsMarshaller.INSTANCE.copyInto(message, target);
            assertThat(target.navigable).isSameAs(own).isEmpty();
        }
    }

    @Test
    void otherViewsAreNotFilled() {
        List<String> value = List.of("m", "x");
        for (List<String> master :
                List.of(of(new ArrayList<String>()), of(new LinkedList<String>()), of(new Vector<String>()))) {
            into(master.subList(0, 2), master, (f, s) -> f.list = s, f -> f.list, new ArrayList<>(value));
            into(
                    Collections.synchronizedList(master),
                    master,
                    (f, s) -> f.list = s,
                    f -> f.list,
                    new ArrayList<>(value));
        }
        String[] array = {"a", "b"};
        into(Arrays.asList(array), Arrays.asList(array), (f, s) -> f.list = s, f -> f.list, new ArrayList<>(value));
        Map<String, String> map = of(new LinkedHashMap<>());
        into(map.values(), map, (f, s) -> f.collection = s, f -> f.collection, new ArrayList<>(value));
        Set<String> set = new HashSet<>(value);
        into(map.keySet(), map, (f, s) -> f.set = s, f -> f.set, set);
        Set<String> checked = of(new HashSet<>());
        into(Collections.checkedSet(checked, String.class), checked, (f, s) -> f.set = s, f -> f.set, set);
        into(Collections.synchronizedSet(checked), checked, (f, s) -> f.set = s, f -> f.set, set);
        for (NavigableMap<String, String> master :
                List.of(of(new TreeMap<String, String>()), of(new ConcurrentSkipListMap<String, String>()))) {
            for (NavigableMap<String, String> view :
                    List.of(master.headMap("m", false), master.descendingMap(), master.tailMap("k", true))) {
                NavigableMap<String, String> entries = new TreeMap<>(Map.of("x", "y"));
                into(view, master, (f, s) -> f.sortedMap = s, f -> f.sortedMap, entries);
            }
            into(master.navigableKeySet(), master, (f, s) -> f.navigable = s, f -> f.navigable, new TreeSet<>(set));
        }
        Deque<String> deque = of(new ArrayDeque<>());
        Fields target = new Fields();
        target.queue = Collections.asLifoQueue(deque);
        Fields message = new Fields();
        message.queue = new ArrayDeque<>(value);
        ViewsOfOthersTest_FieldsMarshaller.INSTANCE.copyInto(message, target);
        assertThat(deque).containsExactly("a", "k", "m", "z");
        assertThat(target.queue).containsExactlyElementsOf(value);
    }

    private static MarshalException intoKept(Collection<String> elements, Map<String, String> map) {
        Kept.begin = List.of("x");
        Kept.beginMap = Map.of("x", "y");
        Kept from = new Kept();
        byte[] message = ViewsOfOthersTest_KeptMarshaller.INSTANCE.toByteArray(from);
        Kept.begin = elements;
        Kept.beginMap = map;
        Kept into = new Kept();
        MarshalException read = catchThrowableOfType(
                MarshalException.class, () -> ViewsOfOthersTest_KeptMarshaller.INSTANCE.readInto(into, message));
        MarshalException copied = catchThrowableOfType(
                MarshalException.class, () -> ViewsOfOthersTest_KeptMarshaller.INSTANCE.copyInto(from, into));
        assertThat(copied == null).isEqualTo(read == null);
        if (read != null) {
            assertThat(read.code()).isEqualTo("MARSHAL224").isEqualTo(copied.code());
            assertThat(read).hasMessageContaining(", which cannot be changed, or only together with");
        }
        return read;
    }

    @Test
    void finalFieldsWithViewsAreRefusedByName() {
        List<Collection<String>> masters = List.of(
                of(new ArrayList<String>()),
                of(new LinkedList<String>()),
                of(new Vector<String>()),
                of(new TreeSet<String>()),
                of(new ConcurrentSkipListSet<String>()));
        for (Collection<String> master : masters) {
            String before = master.toString();
            List<Collection<String>> views = new ArrayList<>();
            if (master instanceof List<String> list) {
                views.addAll(List.of(
                        list.subList(0, 2), Collections.synchronizedList(list).subList(0, 2)));
            } else {
                views.addAll(ranges((NavigableSet<String>) master));
                views.add(Collections.synchronizedNavigableSet((NavigableSet<String>) master)
                        .headSet("m", true));
            }
            for (Collection<String> view : views) {
                MarshalException refused = intoKept(view, new HashMap<>());
                assertThat(refused).as(view.getClass().getName()).isNotNull();
                assertThat(refused.path()).isEqualTo("elements");
                assertThat(master.toString()).isEqualTo(before);
            }
        }
        Deque<String> deque = of(new ArrayDeque<>());
        ConcurrentHashMap<String, String> concurrent = of(new ConcurrentHashMap<>());
        for (Collection<String> view : List.of(
                Collections.asLifoQueue(deque),
                concurrent.keySet(),
                concurrent.keySet("value"),
                Collections.synchronizedMap(of(new HashMap<String, String>())).keySet(),
                of(new HashMap<String, String>()).values())) {
            assertThat(intoKept(view, new HashMap<>()).path()).isEqualTo("elements");
            assertThat(view).hasSize(4);
        }
        TreeMap<String, String> map = of(new TreeMap<>());
        for (Map<String, String> view : List.of(
                map.headMap("m", false),
                map.descendingMap(),
                Collections.synchronizedNavigableMap(map).tailMap("k", false),
                of(new ConcurrentSkipListMap<String, String>()).headMap("m"))) {
            int size = view.size();
            assertThat(intoKept(new ArrayList<>(), view).path()).isEqualTo("map");
            assertThat(view).hasSize(size);
            assertThat(map).hasSize(4);
        }
    }

    @Test
    void finalFieldsWithWrappersOfTheirOwnAreFilled() {
        for (Collection<String> own : List.of(
                Collections.synchronizedList(of(new ArrayList<>())),
                Collections.synchronizedCollection(of(new LinkedList<>())),
                Collections.synchronizedCollection(of(new ArrayDeque<>())),
                Collections.synchronizedSet(of(new HashSet<>())),
                Collections.synchronizedSortedSet(of(new TreeSet<>())),
                of(Collections.newSetFromMap(new ConcurrentHashMap<>())),
                of(ConcurrentHashMap.<String>newKeySet()),
                of(new ArrayList<String>() {}))) {
            assertThat(intoKept(own, Collections.synchronizedMap(of(new HashMap<>()))))
                    .as(own.getClass().getName())
                    .isNull();
            assertThat(own).containsExactly("x");
        }
        Map<String, String> map = Collections.synchronizedSortedMap(of(new TreeMap<>()));
        assertThat(intoKept(new ArrayList<>(), map)).isNull();
        assertThat(map).containsExactly(Map.entry("x", "y"));
    }
}
