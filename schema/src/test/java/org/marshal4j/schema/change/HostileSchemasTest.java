package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * Valid schemas that were made to cost time and memory when somebody compares them with others. The cost grows with the
 * length of their texts, and hardly faster.
 */
class HostileSchemasTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static final int FEW = 400;
    private static final int MANY = 8 * FEW;

    /** For eight times the text: n log n costs about ten times as much, and n² 64 times. */
    private static final int GROWTH = 24;

    /** Less than this is little for a text of {@link #MANY} lines, and too little to compare. */
    private static final long LITTLE_TIME = 80_000_000;

    private static final long LITTLE_MEMORY = 10_000_000;

    private static final int ATTEMPTS = 5;

    /** The texts of two schemas of {@code a.Root}, by the number of their lines. */
    private record Shape(String name, IntFunction<String> there, IntFunction<String> here) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Shape same(String name, IntFunction<String> text) {
        return new Shape(name, text, text);
    }

    static Stream<Shape> shapes() {
        String small = "a.Root\n  x int32\n";
        return Stream.of(
                new Shape("one name n times", n -> "a.Root\n" + "  x int64\n".repeat(n), n -> small),
                same("one name n times in both", n -> "a.Root\n" + "  x int64\n".repeat(n)),
                new Shape(
                        "one name n times, and another type",
                        n -> "a.Root\n" + "  x int64\n".repeat(n),
                        n -> "a.Root\n" + "  x int32\n".repeat(n)),
                new Shape(
                        "names with marks",
                        n -> "a.Root\n" + lines(n, i -> "  x" + (i % 2 == 0 ? "" : "'" + (n - i)) + " int64\n"),
                        n -> "a.Root\n" + "  x int64\n".repeat(n)),
                new Shape("other names", n -> fields(n, i -> i), n -> fields(n, i -> i + n)),
                new Shape("backwards", n -> fields(n, i -> i), n -> fields(n, i -> n - i)),
                new Shape("shuffled", n -> fields(n, i -> i), n -> fields(n, i -> (int) (i * 7919L % n))),
                new Shape("half gone", n -> fields(n, i -> i), n -> fields(n / 2, i -> i * 2)),
                new Shape(
                        "later versions",
                        n -> "a.Root\n  Root frame\n  x int8\n",
                        n -> "a.Root\n  Root frame\n" + lines(n, i -> "  f" + i + " text? since=" + (i + 2) + "\n")),
                new Shape(
                        "versions without order",
                        n -> "a.Root\n  Root frame\n" + lines(n, i -> "  f" + i + " text? since=2\n"),
                        n -> "a.Root\n  Root frame\n" + lines(n, i -> "  f" + (n - i) + " text? since=3\n")),
                same("blocks", n -> "a.Root\n" + lines(n, i -> "  B frame\n")),
                new Shape("constants", n -> enums(8 * n, i -> i), n -> enums(8 * n, i -> 8 * n - 1 - i)),
                new Shape("one constant n times", n -> enums(8 * n, i -> 0), n -> enums(8 * n, i -> i % 2)),
                new Shape("gone constants", n -> enums(8 * n, i -> i), n -> enums(8 * n, i -> i + 8 * n)),
                new Shape("known values", n -> known(8 * n, i -> i), n -> known(8 * n, i -> 8 * n - 1 - i)),
                new Shape("family", n -> family(n, i -> i, false), n -> family(n, i -> n - 1 - i, false)),
                same("one class n times in a family", n -> family(n, i -> 0, false)),
                new Shape("family of others", n -> family(n, i -> i, false), n -> family(n, i -> i + n, false)),
                same("family of shared references", n -> family(n, i -> i, true)),
                same(
                        "root of a family",
                        n -> "family a.Root\n" + lines(n, i -> "  " + i + " a.C" + i + "\n")
                                + types("a.C", n, i -> "")),
                new Shape("listed classes", n -> listed(n, i -> i), n -> listed(n, i -> n - 1 - i)),
                new Shape("other listed classes", n -> listed(n, i -> i), n -> listed(n, i -> n + i)),
                same("one listed class n times", n -> listed(n, i -> 0)),
                same(
                        "references to one type",
                        n -> "a.Root\n" + lines(n, i -> "  f" + i + " a.B\n") + "\na.B\n  x int8\n"),
                same(
                        "references to one family",
                        n -> "a.Root\n" + lines(n, i -> "  f" + i + " family a.F\n") + "\nfamily a.F\n"
                                + lines(n, i -> "  " + i + " a.C" + i + "\n") + types("a.C", n, i -> "")),
                same(
                        "shared references to one family",
                        n -> "a.Root\n" + lines(n, i -> "  f" + i + " shared family a.F?\n") + "\nfamily a.F\n"
                                + lines(n, i -> "  " + i + " a.C" + i + "\n") + types("a.C", n, i -> "")),
                same("chain", n -> "a.Root\n  x a.C0?\n" + types("a.C", n, i -> "  x a.C" + (i + 1) % n + "?\n")),
                new Shape(
                        "types that contain each other",
                        n -> "a.Root\n  x a.C0?\n"
                                + types("a.C", n, i -> "  x a.C" + (i + 1) % n + "?\n  y a.C" + i / 2 + "?\n"),
                        n -> "a.Root\n  x a.Root?\n  y a.Root?\n"),
                same("long names", n -> {
                    String name = "a." + "N".repeat(n * 10);
                    return "a.Root\n  x " + name + "\n\n" + name + "\n  x int8\n";
                }));
    }

    private static String lines(int n, IntFunction<String> line) {
        return IntStream.range(0, n).mapToObj(line).collect(Collectors.joining());
    }

    private static String types(String name, int n, IntFunction<String> fields) {
        return lines(n, i -> "\n" + name + i + "\n" + fields.apply(i));
    }

    private static String fields(int n, IntUnaryOperator name) {
        return "a.Root\n" + lines(n, i -> "  f" + name.applyAsInt(i) + " int32\n");
    }

    private static String enums(int n, IntUnaryOperator constant) {
        return "a.Root\n  x enum a.E("
                + IntStream.range(0, n)
                        .mapToObj(i -> "C" + constant.applyAsInt(i))
                        .collect(Collectors.joining(","))
                + ")\n";
    }

    private static String known(int n, IntUnaryOperator value) {
        return "a.Root\n  x oneof("
                + IntStream.range(0, n)
                        .mapToObj(i -> "\"" + value.applyAsInt(i) + "\"")
                        .collect(Collectors.joining(","))
                + ")\n";
    }

    private static String family(int n, IntUnaryOperator member, boolean isShared) {
        return "a.Root\n  x family a.F\n\nfamily a.F\n"
                + lines(n, i -> "  " + i + " a.C" + member.applyAsInt(i) + "\n")
                + types("a.C", 2 * n, i -> isShared ? "  x shared a.Z\n" : "")
                + "\na.Z\n";
    }

    private static String listed(int n, IntUnaryOperator type) {
        return "a.Root\n  x dynamic<"
                + IntStream.range(0, n)
                        .mapToObj(i -> i + " a.C" + type.applyAsInt(i))
                        .collect(Collectors.joining(","))
                + ">\n"
                + types("a.C", 2 * n, i -> "");
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void costGrowsWithTheTexts(Shape shape) {
        String there = shape.there.apply(MANY);
        String here = shape.here.apply(MANY);
        String fewThere = shape.there.apply(FEW);
        String fewHere = shape.here.apply(FEW);
        judge(fewThere, fewHere);
        requireLinear(Cost.of(() -> judge(fewThere, fewHere)), () -> judge(there, here));
    }

    /** Each change was accepted before, so each is looked up among the accepted ones. */
    @Test
    void costOfFormerSchemasGrowsWithTheirFields() {
        retyped(FEW).run();
        requireLinear(Cost.of(retyped(FEW)), retyped(MANY));
    }

    /** Whatever else the machine does takes time from the caches, so the cheapest of a few attempts counts. */
    private static void requireLinear(Cost few, Runnable action) {
        Cost many = Cost.of(action);
        long time = Math.max(LITTLE_TIME, GROWTH * few.time());
        for (int i = 1; i < ATTEMPTS && many.time() >= time; i++) {
            many = Cost.of(action);
        }
        assertThat(many.memory()).as("memory").isLessThan(Math.max(LITTLE_MEMORY, GROWTH * few.memory()));
        assertThat(many.time()).as("time").isLessThan(time);
    }

    private static Runnable retyped(int n) {
        LockFile lock = LockFile.empty();
        for (String type : List.of("int8", "int16")) {
            lock = lock.accept(List.of(
                    Schemas.parse(fields(n, i -> i).replace("int32", type)).apply("a.Root")));
        }
        LockCheck check = new LockCheck(lock);
        Schema now = Schemas.parse(fields(n, i -> i)).apply("a.Root");
        return () -> assertThat(check.differences(now)).hasSize(n);
    }

    private record Cost(long time, long memory) {
        static Cost of(Runnable action) {
            long time = THREADS.getCurrentThreadCpuTime();
            long memory = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
            action.run();
            return new Cost(
                    THREADS.getCurrentThreadCpuTime() - time,
                    THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - memory);
        }
    }

    /** Everything that is done with a schema from outside and one of ours, before any message is read. */
    private static void judge(String there, String here) {
        Schemas was = Schemas.parse(there);
        Schemas now = Schemas.parse(here);
        Schema before = was.apply("a.Root");
        Schema after = now.apply("a.Root");
        before.fingerprint(was);
        Fingerprint.lasting(before, was);
        before.numbersItself(was);
        SchemaChanges.isReadable(before, was, after, now);
        SchemaChanges.between(after, now, before, was);
        SchemaChanges.possibleRenames(before, after);
        DifferenceLines.between(before, was, after, now);
        LockFile.empty().accept(List.of(after)).follow(was);
    }
}
