package org.marshal4j.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.Marshal;
import org.marshal4j.adopt.Adoption;
import org.marshal4j.agrona.AgronaMessages;
import org.marshal4j.audit.Audit;
import org.marshal4j.channels.MessageWriter;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.flink.MarshallerTypeInfo;
import org.marshal4j.grpc.GrpcMarshaller;
import org.marshal4j.guava.Part;
import org.marshal4j.hazelcast.MarshallerSerializers;
import org.marshal4j.joda.DateTimeMarshaller;
import org.marshal4j.kafka.MarshallerSerde;
import org.marshal4j.map.MapMarshallers;
import org.marshal4j.queue.QueueCursor;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.Table;
import org.marshal4j.testing.MarshallerComparison;

/** The API for users is written down next to each module, so that a review shows any change of it. */
class PublicApiTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();

    static Stream<Named<ApiModule>> modules() throws ClassNotFoundException {
        return Stream.concat(everywhere(), segments()).map(module -> Named.of(module.folder(), module));
    }

    /** A module whose classes cannot be named here, since this class is compiled for 17. */
    private static Stream<ApiModule> segments() throws ClassNotFoundException {
        if (Runtime.version().feature() < 22) {
            return Stream.of();
        }
        Class<?> member = Class.forName("org.marshal4j.segments.SegmentOutput");
        return Stream.of(new ApiModule("integrations/segments", member, "org.marshal4j.segments"));
    }

    private static Stream<ApiModule> everywhere() {
        return Stream.of(
                new ApiModule("annotations", Marshal.class, "org.marshal4j"),
                // Without .field: only the module itself calls it.
                new ApiModule(
                        "schema",
                        Schema.class,
                        "org.marshal4j.schema",
                        "org.marshal4j.schema.canonical",
                        "org.marshal4j.schema.change",
                        "org.marshal4j.schema.lock",
                        "org.marshal4j.schema.matrix",
                        "org.marshal4j.schema.text",
                        "org.marshal4j.schema.wire"),
                // Without .generated: only generated code calls it.
                new ApiModule(
                        "runtime",
                        Marshaller.class,
                        "org.marshal4j.runtime",
                        "org.marshal4j.runtime.memory",
                        "org.marshal4j.runtime.layout",
                        "org.marshal4j.runtime.inspect",
                        "org.marshal4j.runtime.jdk",
                        "org.marshal4j.runtime.view"),
                // Without .generated, .memory and .arrow: only generated code and tables themselves call them.
                new ApiModule("table", Table.class, "org.marshal4j.table"),
                new ApiModule("integrations/chronicle", ChronicleMarshaller.class, "org.marshal4j.chronicle"),
                new ApiModule("integrations/channels", MessageWriter.class, "org.marshal4j.channels"),
                new ApiModule("integrations/grpc", GrpcMarshaller.class, "org.marshal4j.grpc"),
                new ApiModule("integrations/guava", Part.class, "org.marshal4j.guava"),
                new ApiModule("integrations/agrona", AgronaMessages.class, "org.marshal4j.agrona"),
                new ApiModule("integrations/hazelcast", MarshallerSerializers.class, "org.marshal4j.hazelcast"),
                new ApiModule("integrations/flink", MarshallerTypeInfo.class, "org.marshal4j.flink"),
                new ApiModule("integrations/kafka", MarshallerSerde.class, "org.marshal4j.kafka"),
                new ApiModule("integrations/joda", DateTimeMarshaller.class, "org.marshal4j.joda"),
                new ApiModule("integrations/map", MapMarshallers.class, "org.marshal4j.map"),
                new ApiModule("integrations/queue", QueueCursor.class, "org.marshal4j.queue"),
                new ApiModule(
                        "audit",
                        Audit.class,
                        "org.marshal4j.audit",
                        "org.marshal4j.audit.report",
                        "org.marshal4j.audit.print"),
                new ApiModule("adopt", Adoption.class, "org.marshal4j.adopt", "org.marshal4j.adopt.report"),
                new ApiModule("test-support", MarshallerComparison.class, "org.marshal4j.testing"));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void matchesWhatIsWrittenDown(ApiModule module) throws IOException {
        Path file = ROOT.resolve(module.folder()).resolve("api.txt");
        String now = module.text();
        if (Boolean.getBoolean("api.update")) {
            Files.writeString(file, now);
        }
        assertThat(now)
                .as("The public API is not that of %s. If that is meant, write it down by -Dapi.update=true.", file)
                .isEqualTo(Files.readString(file));
    }
}
