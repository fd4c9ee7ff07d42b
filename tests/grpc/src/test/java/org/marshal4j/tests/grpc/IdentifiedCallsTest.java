package org.marshal4j.tests.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.grpc.GrpcMarshaller;
import org.marshal4j.grpc.SchemaClientInterceptor;
import org.marshal4j.grpc.SchemaServerInterceptor;
import org.marshal4j.schema.lock.LockFile;

/** Calls whose messages begin with schema ids: the server knows former ones without a lock file at run time. */
class IdentifiedCallsTest {
    private static final SchemaClientInterceptor FINGERPRINTS = SchemaClientInterceptor.create();
    private static final SchemaClientInterceptor SCHEMAS = FINGERPRINTS.withSchemas();
    private static final SchemaServerInterceptor CHECKS = SchemaServerInterceptor.create();
    private static final GrpcMarshaller<Fill> FILLS = GrpcMarshaller.of(FillMarshaller.INSTANCE);

    private Version former;
    private Version today;

    @TempDir
    Path folder;

    @BeforeEach
    void compile() throws Exception {
        String[] first = {"long id", "float price"};
        String[] second = {"double price", "long id"};
        LockFile lock = accepted(LockFile.empty(), "first", first);
        former = Version.compiled(folder.resolve("former"), lock, "(schemaId = true)", first);
        lock = accepted(lock, "second", second);
        today = Version.compiled(folder.resolve("today"), lock, "(schemaId = true)", second);
    }

    private LockFile accepted(LockFile lock, String name, String... members) throws Exception {
        Version plain = Version.compiled(folder.resolve(name), "", members);
        return lock.accept(List.of(plain.schema().withSchemaId()));
    }

    private static TradeService fills(Version version) throws Exception {
        return new TradeService(CHECKS, version.messages(), FILLS, request -> new Fill());
    }

    @Test
    void requestsOfFormerSchemasAreReadAsTheyAre() throws Exception {
        for (SchemaClientInterceptor announcing : List.of(FINGERPRINTS, SCHEMAS)) {
            try (TradeService service = fills(today)) {
                Object trade = former.trade(7);
                former.set(trade, "price", 1.25f);
                assertThat(service.send(List.of(trade, trade), former.messages(), FILLS, announcing))
                        .hasSize(2);
                assertThat(service.send(List.of(today.trade(8)), today.messages(), FILLS, announcing))
                        .hasSize(1);
                assertThat(service.received()).hasSize(3);
                assertThat(today.get(service.received().get(1), "id")).isEqualTo(7L);
                assertThat(today.get(service.received().get(1), "price")).isEqualTo(1.25);
            }
        }
    }

    @Test
    void requestsOfNewerSchemasAreRefused() throws Exception {
        for (SchemaClientInterceptor announcing : List.of(FINGERPRINTS, SCHEMAS)) {
            try (TradeService service = fills(former)) {
                assertThatThrownBy(() -> service.send(List.of(today.trade(8)), today.messages(), FILLS, announcing))
                        .rootCause()
                        .hasMessageContaining("FAILED_PRECONDITION")
                        .hasMessageContaining("[MARSHAL218]");
                assertThat(service.received()).isEmpty();
            }
        }
    }

    /** An older client does not know the ids of today's responses. */
    @Test
    void responsesThatClientsDoNotKnowAreRefused() throws Exception {
        for (SchemaClientInterceptor announcing : List.of(FINGERPRINTS, SCHEMAS)) {
            try (TradeService service = TradeService.echo(CHECKS, today)) {
                assertThatThrownBy(() -> service.send(former.trade(7), former, announcing))
                        .rootCause()
                        .hasMessageContaining("FAILED_PRECONDITION");
                assertThat(service.received()).isEmpty();
                assertThat(today.get(service.send(today.trade(7), today, announcing), "id"))
                        .isEqualTo(7L);
            }
        }
    }

    @Test
    void convertedServicesReadRequestsByTheirIdsToo() throws Exception {
        try (TradeService service =
                new TradeService(CHECKS::convertRequests, today.messages(), FILLS, request -> new Fill())) {
            assertThat(service.send(List.of(former.trade(7)), former.messages(), FILLS, FINGERPRINTS))
                    .hasSize(1);
            assertThat(today.get(service.received().get(0), "id")).isEqualTo(7L);
        }
    }
}
