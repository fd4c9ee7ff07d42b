package org.marshal4j.tests.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.util.StateMigrationException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.Marshal;
import org.marshal4j.flink.MarshallerKeySelector;

/** State that a job left in a savepoint is restored after its class has changed, by a job without the former class. */
@Timeout(180)
class StateTest {
    private static final String FIRST = """
            public int at;
            public double bid;
            public String note;
            public static Quote of(int n) { Quote q = new Quote(); q.at = n; q.bid = n / 2.0; q.note = "n" + n; return q; }
            public String toString() { return at + " " + bid + " " + note; }
            """;

    private static final String SIDES = """
            public enum Side { BUY, SELL }
            public Side side;
            public static Quote of(int n) { Quote q = new Quote(); q.side = Side.values()[n % 2]; return q; }
            public String toString() { return side + ""; }
            """;

    private static Cluster cluster;

    @TempDir
    Path folder;

    @BeforeAll
    static void start() throws Exception {
        cluster = new Cluster();
    }

    @AfterAll
    static void stop() throws Exception {
        cluster.close();
    }

    /** Returns today's members of the class, of which only toString is called. */
    private static String now(String fields, String shown) {
        return fields + "\npublic static Quote of(int n) { return new Quote(); }\n public String toString() { return "
                + shown + "; }";
    }

    static Stream<Arguments> changes() {
        String bid = "at + \" \" + bid + \" \" + note";
        return Stream.of(
                Arguments.of(
                        "a field has another name, says the lock",
                        List.of("", FIRST),
                        List.of(
                                "",
                                now(
                                        "public int at; public double price; public String note;",
                                        "at + \" \" + price + \" \" + note")),
                        "1 0.5 n1"),
                Arguments.of(
                        "an evolvable type has grown",
                        List.of("evolvable = true", FIRST),
                        List.of(
                                "evolvable = true",
                                now(
                                        "public int at; public double bid; public String note; @Since(2) public int size;",
                                        bid + " + \" \" + size")),
                        "1 0.5 n1 0"),
                Arguments.of(
                        "a number is wider",
                        List.of("", FIRST),
                        List.of("", now("public long at; public double bid; public String note;", bid)),
                        "1 0.5 n1"),
                Arguments.of(
                        "fields are in another order, one is gone and one is new",
                        List.of("", FIRST),
                        List.of(
                                "",
                                now(
                                        "public String note; public int at; public boolean isLast;",
                                        "at + \" \" + note + \" \" + isLast")),
                        "1 n1 false"),
                Arguments.of(
                        "a number may be null",
                        List.of("", FIRST),
                        List.of("", now("public Integer at; public double bid; public String note;", bid)),
                        "1 0.5 n1"),
                Arguments.of(
                        "constants are in another order",
                        List.of("", SIDES),
                        List.of("", now("public enum Side { NONE, SELL, BUY }\n public Side side;", "side + \"\"")),
                        "SELL"),
                Arguments.of(
                        "the type has become evolvable",
                        List.of("", FIRST),
                        List.of("evolvable = true", now("public int at; public double bid; public String note;", bid)),
                        "1 0.5 n1"));
    }

    /** The parameters of both classes are the options of the annotation and the members. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("changes")
    void stateOutlivesTheClass(String name, List<String> was, List<String> is, String shown) throws Exception {
        Version former = Version.compile(folder.resolve("former"), was.get(0), was.get(1));
        String savepoint = cluster.stop(former, "rocksdb", folder, SavepointFormatType.CANONICAL);
        Version today =
                Version.compile(folder.resolve("today"), is.get(0), is.get(1)).after(former);

        assertThat(cluster.run(today, "rocksdb", savepoint)).hasSize(3).containsEntry("S1", shown);
    }

    /**
     * Files of RocksDB are restored as they are, and converted when the state is accessed. Objects on the heap are all
     * read at once.
     */
    @ParameterizedTest
    @MethodSource("places")
    void stateOutlivesTheClassInEveryBackend(String backend, SavepointFormatType format) throws Exception {
        Version former = Version.compile(folder.resolve("former"), "", FIRST);
        String savepoint = cluster.stop(former, backend, folder, format);
        Version today = Version.compile(
                        folder.resolve("today"), "", now("public long at; public String note;", "at + \" \" + note"))
                .after(former);

        assertThat(cluster.run(today, backend, savepoint)).isEqualTo(Map.of("S0", "0 n0", "S1", "1 n1", "S2", "2 n2"));
    }

    static Stream<Arguments> places() {
        return Stream.of(
                Arguments.of("rocksdb", SavepointFormatType.NATIVE),
                Arguments.of("hashmap", SavepointFormatType.NATIVE),
                Arguments.of("hashmap", SavepointFormatType.CANONICAL));
    }

    /** RocksDB asks for a serializer of the state before any code of the job has run. */
    @ParameterizedTest
    @ValueSource(strings = {"rocksdb", "hashmap"})
    void stateOutlivesTheNameOfTheClass(String backend) throws Exception {
        Version former = Version.compile(folder.resolve("former"), "", FIRST);
        String savepoint = cluster.stop(former, backend, folder, SavepointFormatType.CANONICAL);
        Version today = Version.compile(
                        folder.resolve("today"),
                        "Price",
                        "",
                        now("public long at; public double bid; public String note;", "at + \" \" + bid + \" \" + note")
                                .replace("Quote", "Price"))
                .after(former);

        assertThat(cluster.run(today, backend, savepoint)).hasSize(3).containsEntry("S1", "1 0.5 n1");
        String again = cluster.stop(today, backend, folder, SavepointFormatType.NATIVE);
        assertThat(cluster.run(today, backend, again)).hasSize(3);
    }

    @Test
    void unreadableStateEndsTheJob() throws Exception {
        Version former = Version.compile(folder.resolve("former"), "", FIRST);
        String savepoint = cluster.stop(former, "rocksdb", folder, SavepointFormatType.CANONICAL);
        Version today = Version.compile(
                        folder.resolve("today"),
                        "",
                        now("public int at; public double bid; public List<String> note;", "\"\""))
                .after(former);

        assertThatThrownBy(() -> cluster.run(today, "rocksdb", savepoint))
                .hasRootCauseInstanceOf(StateMigrationException.class);
    }

    @Marshal
    record Price(double amount) {}

    @Test
    void aKeyWhoseEqualValuesMayHaveDifferentBytesIsRefusedBeforeTheJobStarts() {
        DataStream<Long> numbers =
                StreamExecutionEnvironment.createLocalEnvironment(1).fromSequence(0, 9);

        assertThatThrownBy(() -> numbers.keyBy(MarshallerKeySelector.of(Price.class, number -> new Price(number))))
                .isInstanceOf(InvalidProgramException.class)
                .hasMessageContaining("Price cannot be used as a key")
                .hasMessageContaining("Price.amount is float64");
    }
}
