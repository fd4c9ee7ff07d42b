package org.marshal4j.tests.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.grpc.CallOptions;
import io.grpc.ManagedChannel;
import io.grpc.MethodDescriptor;
import io.grpc.Server;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.inprocess.InProcessChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyChannelBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import io.grpc.stub.ClientCalls;
import io.grpc.stub.StreamObserver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.grpc.GrpcMarshaller;

/** Calls of every type to a real server: over a socket, over a socket with compression, and within the process. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CallsTest {
    private static final int MOST_BYTES = 100_000;

    /** Logs hostile requests. */
    private static final Logger LOG = Logger.getLogger("io.grpc");

    private final List<Server> servers = new ArrayList<>();
    private final List<ManagedChannel> channels = new ArrayList<>();
    private ManagedChannel socket;
    private ManagedChannel inProcess;

    /** A channel and how its messages are sent. */
    record Way(String name, ManagedChannel channel, CallOptions options) {
        @Override
        public String toString() {
            return name;
        }
    }

    @BeforeAll
    void start() throws IOException {
        LOG.setLevel(Level.OFF);
        Server server = NettyServerBuilder.forAddress(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                .maxInboundMessageSize(MOST_BYTES)
                .addService(OrderService.definition())
                .build()
                .start();
        servers.add(server);
        servers.add(InProcessServerBuilder.forName("orders")
                .addService(OrderService.definition())
                .build()
                .start());
        socket = NettyChannelBuilder.forAddress(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getPort()))
                .maxInboundMessageSize(MOST_BYTES)
                .usePlaintext()
                .build();
        inProcess = InProcessChannelBuilder.forName("orders").build();
        channels.addAll(List.of(socket, inProcess));
    }

    @AfterAll
    void stop() throws InterruptedException {
        for (ManagedChannel channel : channels) {
            channel.shutdownNow().awaitTermination(30, TimeUnit.SECONDS);
        }
        for (Server server : servers) {
            server.shutdownNow().awaitTermination(30, TimeUnit.SECONDS);
        }
    }

    List<Way> ways() {
        return List.of(
                new Way("socket", socket, CallOptions.DEFAULT),
                new Way("compressed", socket, CallOptions.DEFAULT.withCompression("gzip")),
                new Way("in process", inProcess, CallOptions.DEFAULT));
    }

    /** Messages within the process have no size limit. */
    List<Way> sockets() {
        return ways().subList(0, 2);
    }

    private static Order order(int id, int lines) {
        return new Order(
                id,
                "account " + id,
                IntStream.range(0, lines)
                        .mapToObj(i -> new Order.Line("S" + i, i, i / 8.0))
                        .toList());
    }

    private static void same(Fill answer, Fill expected) {
        assertThat(answer).usingRecursiveComparison().isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void oneOrderGetsOneAnswer(Way way) {
        // The last message is larger than a frame of HTTP/2, so it arrives in several buffers.
        for (int lines : new int[] {0, 1, 10, 3_000}) {
            Order order = order(lines, lines);
            same(
                    ClientCalls.blockingUnaryCall(way.channel, OrderService.FILL, way.options, order),
                    OrderService.fill(List.of(order)));
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void serverSendsOneObjectManyTimes(Way way) {
        List<Fill> fills = new ArrayList<>();
        ClientCalls.blockingServerStreamingCall(way.channel, OrderService.FILL_LINES, way.options, order(3, 500))
                .forEachRemaining(fills::add);

        assertThat(fills)
                .extracting(fill -> fill.lines)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 500).boxed().toList());
    }

    @ParameterizedTest
    @MethodSource("ways")
    void clientSendsManyMessages(Way way) throws Exception {
        Answers<Fill> answers = new Answers<>();
        StreamObserver<Order> orders =
                ClientCalls.asyncClientStreamingCall(way.channel.newCall(OrderService.FILL_ALL, way.options), answers);
        List<Order> sent =
                IntStream.range(0, 300).mapToObj(i -> order(i, i % 20)).toList();
        sent.forEach(orders::onNext);
        orders.onCompleted();

        assertThat(answers.await()).hasSize(1);
        same(answers.await().get(0), OrderService.fill(sent));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void bothSendManyMessages(Way way) throws Exception {
        Answers<Fill> answers = new Answers<>();
        StreamObserver<Order> orders =
                ClientCalls.asyncBidiStreamingCall(way.channel.newCall(OrderService.FILL_EACH, way.options), answers);
        for (int i = 0; i < 300; i++) {
            orders.onNext(order(i, i % 20));
        }
        orders.onCompleted();

        List<Fill> fills = answers.await();
        assertThat(fills).hasSize(300);
        for (int i = 0; i < 300; i++) {
            same(fills.get(i), OrderService.fill(List.of(order(i, i % 20))));
        }
    }

    /** Sends bytes unchanged. */
    private enum Raw implements MethodDescriptor.Marshaller<byte[]> {
        BYTES;

        @Override
        public InputStream stream(byte[] value) {
            return new ByteArrayInputStream(value);
        }

        @Override
        public byte[] parse(InputStream stream) {
            try {
                return stream.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final MethodDescriptor<byte[], byte[]> RAW_FILL =
            OrderService.FILL.toBuilder(Raw.BYTES, Raw.BYTES).build();

    @ParameterizedTest
    @MethodSource("ways")
    void aHostileRequestFailsAlone(Way way) {
        byte[] message = OrderMarshaller.INSTANCE.toByteArray(order(1, 3));
        byte[] hostile = message.clone();
        Arrays.fill(hostile, 8, hostile.length, (byte) 0xFF);
        for (byte[] request :
                List.of(hostile, new byte[0], Arrays.copyOf(message, 9), Arrays.copyOf(message, message.length + 1))) {
            StatusRuntimeException refused = catchThrowableOfType(
                    StatusRuntimeException.class,
                    () -> ClientCalls.blockingUnaryCall(way.channel, RAW_FILL, way.options, request));
            assertThat(refused.getStatus().getCode()).isIn(Status.Code.INTERNAL, Status.Code.UNKNOWN);
        }
        // The same connection and the same server keep working.
        byte[] answer = ClientCalls.blockingUnaryCall(way.channel, RAW_FILL, way.options, message);
        same(FillMarshaller.INSTANCE.fromByteArray(answer), OrderService.fill(List.of(order(1, 3))));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void aHostileResponseFailsTheCall(Way way) {
        MethodDescriptor<Order, Order> wrong = OrderService.FILL.toBuilder(
                        GrpcMarshaller.of(OrderMarshaller.INSTANCE), GrpcMarshaller.of(OrderMarshaller.INSTANCE))
                .build();

        StatusRuntimeException refused = catchThrowableOfType(
                StatusRuntimeException.class,
                () -> ClientCalls.blockingUnaryCall(way.channel, wrong, way.options, order(1, 1)));

        assertThat(refused.getStatus().getCode()).isEqualTo(Status.Code.CANCELLED);
        assertThat(refused).hasStackTraceContaining("MARSHAL").hasStackTraceContaining(Order.class.getName());
    }

    /** For a message that becomes too long only when it is decompressed, gRPC's own server reports UNKNOWN. */
    @ParameterizedTest
    @MethodSource("sockets")
    void requestOverTheLimitIsRefused(Way way) {
        Order huge = order(1, 20_000);
        assertThat(OrderMarshaller.INSTANCE.sizeOf(huge)).isGreaterThan(MOST_BYTES);

        StatusRuntimeException refused = catchThrowableOfType(
                StatusRuntimeException.class,
                () -> ClientCalls.blockingUnaryCall(way.channel, OrderService.FILL, way.options, huge));

        boolean isCompressed = way.options.getCompressor() != null;
        assertThat(refused.getStatus().getCode())
                .isEqualTo(isCompressed ? Status.Code.UNKNOWN : Status.Code.RESOURCE_EXHAUSTED);
    }
}
