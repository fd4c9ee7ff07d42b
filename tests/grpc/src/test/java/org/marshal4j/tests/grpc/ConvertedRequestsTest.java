package org.marshal4j.tests.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.grpc.Metadata;
import io.grpc.MethodDescriptor;
import io.grpc.ServerCall;
import io.grpc.ServerCallHandler;
import io.grpc.ServerInterceptor;
import io.grpc.ServerInterceptors;
import io.grpc.Status;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.grpc.GrpcMarshaller;
import org.marshal4j.grpc.SchemaClientInterceptor;
import org.marshal4j.grpc.SchemaServerInterceptor;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.schema.lock.LockFile;

/** A server that converts the requests of clients with other versions of a class. */
class ConvertedRequestsTest {
    private static final SchemaClientInterceptor FINGERPRINTS = SchemaClientInterceptor.create();
    private static final SchemaClientInterceptor SCHEMAS = FINGERPRINTS.withSchemas();
    private static final GrpcMarshaller<Fill> FILLS = GrpcMarshaller.of(FillMarshaller.INSTANCE);

    private Version former;
    private Version today;
    private LockFile lock;

    @TempDir
    Path folder;

    @BeforeEach
    void compile() throws Exception {
        former = Version.compiled(folder.resolve("former"), "", "long id", "int bid", "double gone");
        Version renamed = Version.compiled(folder.resolve("renamed"), "", "long id", "int price", "double gone");
        today = Version.compiled(folder.resolve("today"), "", "String venue", "double price", "long id");
        lock = LockFile.empty()
                .accept(List.of(former.schema()))
                .accept(List.of(renamed.schema()))
                .accept(List.of(today.schema()));
    }

    private static TradeService service(LockFile lock, GrpcMarshaller<Object> requests) throws Exception {
        SchemaServerInterceptor checks = SchemaServerInterceptor.create().withLock(lock);
        return new TradeService(checks::convertRequests, requests, FILLS, request -> new Fill());
    }

    private List<Fill> send(TradeService service, Version client, SchemaClientInterceptor announcing, int count)
            throws Exception {
        Object trade = client.trade(7);
        client.set(trade, client == today ? "price" : "bid", client == today ? (Object) 5.0 : 5);
        return service.send(Collections.nCopies(count, trade), client.messages(), FILLS, announcing);
    }

    @Test
    void formerRequestsAreConverted() throws Exception {
        for (SchemaClientInterceptor announcing : List.of(FINGERPRINTS, SCHEMAS)) {
            try (TradeService service = service(lock, today.messages())) {
                assertThat(send(service, former, announcing, 3)).hasSize(3);
                assertThat(send(service, today, announcing, 1)).hasSize(1);
                assertThat(service.received()).hasSize(4);
                for (Object trade : service.received()) {
                    assertThat(today.get(trade, "id")).isEqualTo(7L);
                    assertThat(today.get(trade, "price")).isEqualTo(5.0);
                    assertThat(today.get(trade, "venue")).isNull();
                }
            }
        }
    }

    private static void assertRefused(Throwable failure, String... parts) {
        Status status = Status.fromThrowable(failure);
        assertThat(status.getCode()).isEqualTo(Status.Code.FAILED_PRECONDITION);
        assertThat(status.getDescription())
                .startsWith("shop.Trades/Send: the client ")
                .contains(parts);
    }

    @Test
    void callIsRefusedIfNoRequestCouldBeConverted() throws Exception {
        Version dated = Version.compiled(folder.resolve("dated"), "", "boolean id", "double price", "String venue");
        try (TradeService service = service(lock, today.messages())) {
            for (int i = 0; i < 2; i++) {
                Object trade = dated.make();
                assertRefused(
                        catchThrowable(() -> service.send(List.of(trade), dated.messages(), FILLS, SCHEMAS)),
                        "shop.Trade.id: bool, here int64\n",
                        "no request can be converted: converting shop.Trade.id: wire type was bool, is now int64");
                assertRefused(
                        catchThrowable(() -> service.send(List.of(trade), dated.messages(), FILLS, FINGERPRINTS)),
                        "the server does not know the client's");
            }
            assertThat(service.received()).isEmpty();
        }
    }

    /** The server writes today's schema, whatever the client has. */
    @Test
    void callIsRefusedIfTheClientCouldNotReadResponses() throws Exception {
        SchemaServerInterceptor checks = SchemaServerInterceptor.create().withLock(lock);
        try (TradeService service =
                new TradeService(checks::convertRequests, today.messages(), today.messages(), trade -> trade)) {
            assertRefused(
                    catchThrowable(() -> service.send(former.trade(7), former, FINGERPRINTS)),
                    "the client has another schema of shop.Trade than this server");
        }
    }

    @Test
    void limitsApplyToConvertedRequests() throws Exception {
        Version lists = Version.compiled(folder.resolve("lists"), "", "java.util.List<Integer> id");
        Version wider = Version.compiled(folder.resolve("wider"), "", "java.util.List<Integer> id", "long more");
        GrpcMarshaller<Object> few = wider.messages().withLimits(ReadLimits.DEFAULT.withElements(2));
        try (TradeService service = service(LockFile.empty(), few)) {
            Object trade = lists.make();
            lists.set(trade, "id", List.of(1, 2));
            assertThat(service.send(List.of(trade), lists.messages(), FILLS, SCHEMAS))
                    .hasSize(1);
            lists.set(trade, "id", List.of(1, 2, 3));
            assertThat(catchThrowable(() -> service.send(List.of(trade), lists.messages(), FILLS, SCHEMAS)))
                    .isNotNull();
            assertThat(service.received()).hasSize(1);
        }
    }

    /** They were applied before, and see the method as it was declared. */
    @Test
    void interceptorsInsideSeeTodaysClass() throws Exception {
        List<MethodDescriptor<?, ?>> seen = new ArrayList<>();
        ServerInterceptor interceptor = new ServerInterceptor() {
            @Override
            public <Q, P> ServerCall.Listener<Q> interceptCall(
                    ServerCall<Q, P> call, Metadata headers, ServerCallHandler<Q, P> next) {
                seen.add(call.getMethodDescriptor());
                return next.startCall(call, headers);
            }
        };
        GrpcMarshaller<Object> messages = today.messages();
        SchemaServerInterceptor checks = SchemaServerInterceptor.create().withLock(lock);
        try (TradeService service = new TradeService(
                definition -> checks.convertRequests(ServerInterceptors.intercept(definition, interceptor)),
                messages,
                FILLS,
                trade -> new Fill())) {
            send(service, former, FINGERPRINTS, 1);
            assertThat(seen).hasSize(1);
            assertThat(seen.get(0).getRequestMarshaller()).isSameAs(messages);
        }
    }
}
