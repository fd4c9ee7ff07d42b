package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Date;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;

/** The runtime supports dates of java.sql, but does not pull that module in for users who have none. */
class WithoutSqlTest {

    /** The modules that Chronicle needs, and none for databases. */
    private static final String MODULES =
            "java.base,java.compiler,java.instrument,java.logging,java.management,java.naming,"
                    + "java.xml,jdk.compiler,jdk.management,jdk.unsupported";

    /** The kinds of fields that a service without a database has. */
    @Marshal
    static final class Meeting {
        private Date day = new Date(1);
        private Instant at = Instant.EPOCH;
        private URI place = URI.create("room:1");
    }

    /** Writes and reads a meeting. */
    public static final class Main {
        private Main() {}

        /** Takes no arguments. */
        public static void main(String[] args) {
            if (ModuleLayer.boot().findModule("java.sql").isPresent()) {
                throw new AssertionError("java.sql is there");
            }
            Meeting meeting = new Meeting();
            meeting.day = new Date(5);
            Bytes<?> bytes = Bytes.allocateElasticOnHeap();
            WithoutSqlTest_MeetingMarshaller.INSTANCE.write(meeting, bytes);
            Meeting copy = WithoutSqlTest_MeetingMarshaller.INSTANCE.read(bytes);
            System.out.println("read: " + copy.day.getTime() + " " + copy.at + " " + copy.place);
        }
    }

    @Test
    void marshalsWithoutTheModule() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dchronicle.analytics.disable=true",
                        "--limit-modules",
                        MODULES,
                        "--class-path",
                        System.getProperty("java.class.path"),
                        Main.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        assertThat(printed.strip()).endsWith("read: 5 1970-01-01T00:00:00Z room:1");
    }
}
