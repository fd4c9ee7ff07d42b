package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marshal4j.runtime.Marshaller;

/** Uses real sockets: blocking channels, streams, and non-blocking channels with a selector. */
@Timeout(300)
class LoopbackTest {
    private static final Marshaller<Request> REQUEST = RequestMarshaller.INSTANCE;
    private static final Marshaller<Request.Order> ORDER = Request_OrderMarshaller.INSTANCE;
    private static final int MESSAGES = 3000;

    private final ExecutorService thread = Executors.newSingleThreadExecutor();

    @AfterEach
    void stop() {
        thread.shutdownNow();
    }

    /** Answers each login with an order whose symbol is the user, until the other end closes. */
    private static int answerAll(Connection<Request.Order, Request> connection) throws IOException {
        int answered = 0;
        for (Request request = connection.reader().read();
                request != null;
                request = connection.reader().read()) {
            Request.Login login = (Request.Login) request;
            connection.writer().write(Request.Order.of(login.version(), login.user()));
            answered++;
        }
        connection.close();
        return answered;
    }

    private static void ask(Connection<Request, Request.Order> connection) throws IOException {
        Request.Order answer = new Request.Order();
        for (int i = 0; i < 500; i++) {
            connection.writer().write(new Request.Login("user" + i, i));
            assertThat(connection.reader().readInto(answer)).isTrue();
            assertThat(answer.symbol).isEqualTo("user" + i);
            assertThat(answer.id).isEqualTo(i);
        }
        connection.close();
    }

    @Test
    void blockingChannels() throws Exception {
        try (ServerSocketChannel listening = listen()) {
            Future<Integer> answered =
                    thread.submit(() -> answerAll(Connection.over(listening.accept(), ORDER, REQUEST)));
            SocketChannel socket = SocketChannel.open(listening.getLocalAddress());
            Connection<Request, Request.Order> client = Connection.over(socket, REQUEST, ORDER);
            assertThat(client.handshake()).isTrue();
            ask(client);
            assertThat(answered.get(30, TimeUnit.SECONDS)).isEqualTo(500);
        }
    }

    @Test
    void streamsOfSockets() throws Exception {
        try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Future<Integer> answered = thread.submit(() -> {
                Socket socket = listening.accept();
                return answerAll(Connection.over(socket.getInputStream(), socket.getOutputStream(), ORDER, REQUEST));
            });
            Socket socket = new Socket(listening.getInetAddress(), listening.getLocalPort());
            socket.setTcpNoDelay(true);
            ask(Connection.over(socket.getInputStream(), socket.getOutputStream(), REQUEST, ORDER));
            assertThat(answered.get(30, TimeUnit.SECONDS)).isEqualTo(500);
        }
    }

    /** The client sends far more than the sockets can hold before it reads, so writes on both sides are partial. */
    @Test
    void nonBlockingChannels() throws Exception {
        try (ServerSocketChannel listening = listen()) {
            Future<int[]> served = thread.submit(() -> serveWithSelector(listening));
            SocketChannel socket = SocketChannel.open(listening.getLocalAddress());
            socket.configureBlocking(false);
            Connection<Request, Request.Order> client = Connection.over(socket, REQUEST, ORDER);
            int sent = 0;
            int partial = 0;
            int received = 0;
            Request.Order answer = new Request.Order();
            String user = "u".repeat(10_000);
            while (received < MESSAGES) {
                if (sent < MESSAGES && client.writer().kept() < 100_000) {
                    partial += client.writer().write(new Request.Login(user, sent++)) ? 0 : 1;
                    continue;
                }
                client.writer().flush();
                if (client.reader().readInto(answer)) {
                    assertThat(answer.id).isEqualTo(received++);
                    assertThat(answer.symbol).isEqualTo(user);
                }
            }
            client.close();
            int[] counts = served.get(30, TimeUnit.SECONDS);
            assertThat(counts[0]).isEqualTo(MESSAGES);
            assertThat(partial + counts[1])
                    .as("writes that were not taken whole")
                    .isPositive();
        }
    }

    private static ServerSocketChannel listen() throws IOException {
        return ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    /** Serves one connection; returns the numbers of requests and of answers that were only accepted in part. */
    private static int[] serveWithSelector(ServerSocketChannel listening) throws IOException {
        int answered = 0;
        int partial = 0;
        try (Selector selector = Selector.open();
                SocketChannel socket = listening.accept()) {
            socket.configureBlocking(false);
            SelectionKey key = socket.register(selector, SelectionKey.OP_READ);
            Connection<Request.Order, Request> connection = Connection.over(socket, ORDER, REQUEST);
            while (!connection.reader().isEnded()) {
                selector.select();
                selector.selectedKeys().clear();
                connection.writer().flush();
                Request request;
                // Read no more requests from a client that does not accept answers.
                while (connection.writer().kept() < 200_000
                        && (request = connection.reader().read()) != null) {
                    Request.Login login = (Request.Login) request;
                    partial += connection.writer().write(Request.Order.of(login.version(), login.user())) ? 0 : 1;
                    answered++;
                }
                key.interestOps(
                        connection.writer().kept() == 0
                                ? SelectionKey.OP_READ
                                : connection.writer().kept() < 200_000
                                        ? SelectionKey.OP_READ | SelectionKey.OP_WRITE
                                        : SelectionKey.OP_WRITE);
            }
        }
        return new int[] {answered, partial};
    }
}
