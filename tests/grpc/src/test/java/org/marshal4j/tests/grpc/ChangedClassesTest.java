package org.marshal4j.tests.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.grpc.ClientInterceptor;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.grpc.GrpcMarshaller;
import org.marshal4j.grpc.SchemaClientInterceptor;
import org.marshal4j.grpc.SchemaServerInterceptor;
import org.marshal4j.schema.lock.LockFile;

/** A server and clients with different versions of one class. Each loads its own class with its own class loader. */
class ChangedClassesTest {
    private static final String GROWS = "(evolvable = true)";
    private static final SchemaClientInterceptor FINGERPRINTS = SchemaClientInterceptor.create();
    private static final SchemaClientInterceptor SCHEMAS = FINGERPRINTS.withSchemas();
    private static final SchemaServerInterceptor CHECKS = SchemaServerInterceptor.create();
    private static final GrpcMarshaller<Fill> FILLS = GrpcMarshaller.of(FillMarshaller.INSTANCE);

    private Version small;
    private Version grown;
    private Version floating;

    @TempDir
    Path folder;

    @BeforeEach
    void compile() throws Exception {
        small = version("small", GROWS, "long id", "double price");
        grown = version("grown", GROWS, "long id", "double price", "@Since(2) double fee");
        floating = version("floating", GROWS, "long id", "float price");
    }

    private Version version(String name, String annotation, String... members) throws Exception {
        return Version.compiled(folder.resolve(name), annotation, members);
    }

    private static LockFile lock(Version... versions) {
        LockFile lock = LockFile.empty();
        for (Version version : versions) {
            lock = lock.accept(List.of(version.schema()));
        }
        return lock;
    }

    /** The description of the status with which a client's call is closed. The service must not see its request. */
    private static AbstractStringAssert<?> assertRefused(
            TradeService service, Version client, ClientInterceptor... interceptors) throws Exception {
        Object trade = client.trade(7);
        return assertRefused(service, catchThrowable(() -> service.send(trade, client, interceptors)));
    }

    private static AbstractStringAssert<?> assertRefused(TradeService service, Throwable failure) {
        assertThat(failure).hasRootCauseInstanceOf(StatusRuntimeException.class);
        Status status = Status.fromThrowable(failure);
        assertThat(status.getCode()).isEqualTo(Status.Code.FAILED_PRECONDITION);
        assertThat(service.received()).isEmpty();
        return assertThat(status.getDescription()).startsWith("shop.Trades/Send: the client ");
    }

    @Test
    void sameVersionIsAccepted() throws Exception {
        try (TradeService service = TradeService.echo(CHECKS, small)) {
            assertThat(small.get(service.send(small.trade(7), small, FINGERPRINTS), "id"))
                    .isEqualTo(7L);
            assertThat(small.get(service.send(small.trade(8), small, SCHEMAS), "id"))
                    .isEqualTo(8L);
        }
    }

    @Test
    void olderClientIsAcceptedIfTheTypeHasGrown() throws Exception {
        try (TradeService service = TradeService.echo(CHECKS.withLock(lock(small, grown)), grown)) {
            for (ClientInterceptor interceptor : List.of(FINGERPRINTS, SCHEMAS)) {
                Object trade = small.trade(7);
                small.set(trade, "price", 1.25);
                assertThat(small.get(service.send(trade, small, interceptor), "price"))
                        .isEqualTo(1.25);
            }
            assertThat(grown.get(service.received().get(0), "price")).isEqualTo(1.25);
        }
    }

    @Test
    void newerClientIsAcceptedIfItSendsItsSchema() throws Exception {
        try (TradeService service = TradeService.echo(CHECKS, small)) {
            Object trade = grown.trade(7);
            grown.set(trade, "fee", 1.0);
            Object answer = service.send(trade, grown, SCHEMAS);
            assertThat(grown.get(answer, "id")).isEqualTo(7L);
            assertThat(grown.get(answer, "fee")).isEqualTo(0.0);
        }
    }

    @Test
    void unknownFingerprintIsRefusedWithAdvice() throws Exception {
        for (SchemaServerInterceptor interceptor : List.of(CHECKS, CHECKS.withLock(lock(small)))) {
            try (TradeService service = TradeService.echo(interceptor, small)) {
                assertRefused(service, grown, FINGERPRINTS)
                        .contains("shop.Trade")
                        .contains(HexFormat.of().toHexDigits(grown.schema().fingerprint()))
                        .contains("SchemaServerInterceptor.withLock")
                        .contains("SchemaClientInterceptor.withSchemas")
                        .endsWith("[MARSHAL218]");
            }
        }
    }

    @Test
    void changedFieldIsRefusedWithTheDifference() throws Exception {
        try (TradeService service = TradeService.echo(CHECKS.withLock(lock(small, floating)), floating)) {
            for (ClientInterceptor interceptor : List.of(FINGERPRINTS, SCHEMAS)) {
                for (int i = 0; i < 2; i++) {
                    assertRefused(service, small, interceptor)
                            .isEqualTo(
                                    "shop.Trades/Send: the client has another schema of shop.Trade than this server\n"
                                            + "  shop.Trade.price: float64, here float32\n [MARSHAL218]");
                }
            }
        }
    }

    @Test
    void withoutTheInterceptorsItIsMisread() throws Exception {
        Version ints = version("ints", "", "long id", "int from", "int to");
        Version swapped = version("swapped", "", "long id", "int to", "int from");
        try (TradeService service = TradeService.echo(CHECKS.withUncheckedCalls(), ints)) {
            Object trade = swapped.trade(7);
            swapped.set(trade, "to", 3);
            service.send(trade, swapped);
            assertThat(ints.get(service.received().get(0), "from")).isEqualTo(3);
        }
        try (TradeService service = TradeService.echo(CHECKS.withUncheckedCalls(), ints)) {
            assertRefused(service, swapped, SCHEMAS).contains("in the order id, to, from, here id, from, to");
        }
    }

    @Test
    void clientThatSaysNothingIsRefusedUnlessTheUserChoosesOtherwise() throws Exception {
        try (TradeService service = TradeService.echo(CHECKS, small)) {
            assertRefused(service, small)
                    .contains("shop.Trade")
                    .contains("SchemaClientInterceptor")
                    .contains("SchemaServerInterceptor.withUncheckedCalls");
        }
        try (TradeService service = TradeService.echo(CHECKS.withUncheckedCalls(), small)) {
            assertThat(small.get(service.send(small.trade(7), small), "id")).isEqualTo(7L);
            service.send(small.trade(7), small, FINGERPRINTS);
        }
    }

    @Test
    void renamedFieldIsRecognisedByTheLockFile() throws Exception {
        Version former = version("former", "", "long id", "double bid");
        Version today = version("today", "", "long id", "double price");
        for (ClientInterceptor interceptor : List.of(FINGERPRINTS, SCHEMAS)) {
            try (TradeService service = TradeService.echo(CHECKS.withLock(lock(former, today)), today)) {
                Object trade = former.trade(7);
                former.set(trade, "bid", 1.25);
                assertThat(former.get(service.send(trade, former, interceptor), "bid"))
                        .isEqualTo(1.25);
            }
        }
        try (TradeService service = TradeService.echo(CHECKS, today)) {
            assertRefused(service, former, SCHEMAS).contains("shop.Trade.bid: float64, missing here");
        }
    }

    /** A server may read more than it used to, but a client must understand all answers. */
    @Test
    void newConstantMayBeReceivedButNotSent() throws Exception {
        String constants = "enum Side { BUY, SELL }";
        Version former = version("two", "", "long id", "Side side; public " + constants);
        Version today = version("three", "", "long id", "Side side; public " + constants.replace(" }", ", SHORT }"));
        LockFile lock = lock(former, today);
        Object trade = former.trade(7);
        try (TradeService service =
                new TradeService(CHECKS.withLock(lock), today.messages(), FILLS, request -> new Fill())) {
            assertThat(service.send(List.of(trade), former.messages(), FILLS, FINGERPRINTS))
                    .hasSize(1);
        }
        try (TradeService service =
                new TradeService(CHECKS.withLock(lock), FILLS, today.messages(), request -> trade)) {
            assertRefused(
                            service,
                            catchThrowable(
                                    () -> service.send(List.of(new Fill()), FILLS, former.messages(), FINGERPRINTS)))
                    .contains("shop.Trade.side: ");
        }
    }

    /** The service gets none of many messages of a client that does not wait for an answer. */
    @Test
    void noMessageOfAStreamIsRead() throws Exception {
        try (TradeService service = TradeService.echo(CHECKS, floating)) {
            List<Object> trades = Collections.nCopies(1_000, small.trade(7));
            assertRefused(
                    service, catchThrowable(() -> service.send(trades, small.messages(), small.messages(), SCHEMAS)));
        }
    }
}
