package org.marshal4j.examples.sockets;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import org.marshal4j.examples.orders.Side;

/** A client and a server in one process, on the loopback interface: each request waits for its response. */
public final class RoundTrips {

    /** The ways that are compared, in the order of the table. */
    public static final List<String> LABELS =
            transports().stream().map(Transport::label).toList();

    private final Transport transport;
    private final RoundTripTimes times;
    private long bytesSent;
    private long bytesReceived;

    private RoundTrips(Transport transport, int rounds) {
        this.transport = transport;
        this.times = new RoundTripTimes(rounds);
    }

    private static List<Transport> transports() {
        return List.of(new FramedTransport(), new ObjectTransport(true), new ObjectTransport(false));
    }

    /** Returns one for each way, to be run in turn. */
    public static List<RoundTrips> all(int turns, int rounds) {
        return transports().stream()
                .map(transport -> new RoundTrips(transport, turns * rounds))
                .toList();
    }

    /** Returns the name of the way. */
    public String label() {
        return transport.label();
    }

    /**
     * Runs one turn over a new connection.
     *
     * @param warmUp the number of round trips before those that count
     * @param rounds the number of round trips that count
     * @param progress is told from time to time how many are done
     */
    public void turn(int warmUp, int rounds, IntConsumer progress) throws IOException {
        List<Request> requests = requests(warmUp + rounds);
        List<Response> expected = answers(requests);
        try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            CompletableFuture<Void> server =
                    CompletableFuture.runAsync(() -> serve(listening), task -> new Thread(task, "server").start());
            try (Wire wire = new Wire(new Socket(listening.getInetAddress(), listening.getLocalPort()))) {
                times.beginTurn();
                Transport.Client client = transport.connect(wire);
                long sentBefore = 0;
                long receivedBefore = 0;
                for (int i = 0; i < requests.size(); i++) {
                    if (i == warmUp) {
                        sentBefore = wire.sent();
                        receivedBefore = wire.received();
                    }
                    long start = System.nanoTime();
                    Response response = client.ask(requests.get(i));
                    long took = System.nanoTime() - start;
                    if (!response.equals(expected.get(i))) {
                        throw new IllegalStateException(response + " instead of " + expected.get(i));
                    }
                    if (i >= warmUp) {
                        times.add(took);
                    }
                    if (i % 500 == 499) {
                        progress.accept(i + 1);
                    }
                }
                bytesSent += wire.sent() - sentBefore;
                bytesReceived += wire.received() - receivedBefore;
            }
            server.join();
        }
    }

    private void serve(ServerSocket listening) {
        try (Wire wire = new Wire(listening.accept())) {
            transport.serve(wire, new Exchange());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Returns how long the round trips took. */
    public RoundTripTimes times() {
        return times;
    }

    /** Returns the average bytes of a request and its frame. */
    public double bytesOfRequest() {
        return (double) bytesSent / times.count();
    }

    /** Returns the average bytes of a response and its frame. */
    public double bytesOfResponse() {
        return (double) bytesReceived / times.count();
    }

    private static List<Request> requests(int count) {
        Random random = new Random(1);
        String[] symbols = {"VOD.L", "AZN.L", "BARC.L", "HSBA.L"};
        List<Request> requests = new ArrayList<>();
        requests.add(new Request.Login("ada"));
        for (int id = 1; id < count; id++) {
            requests.add(
                    id % 5 == 4
                            ? new Request.Cancel(id - random.nextInt(1, 4))
                            : new Request.Place(
                                    id,
                                    symbols[random.nextInt(symbols.length)],
                                    random.nextBoolean() ? Side.BUY : Side.SELL,
                                    random.nextInt(0, 50) * 100,
                                    random.nextInt(1, 4000) / 4.0));
        }
        return requests;
    }

    private static List<Response> answers(List<Request> requests) {
        Exchange exchange = new Exchange();
        List<Response> answers = new ArrayList<>();
        for (Request request : requests) {
            RequestMarshaller.dispatch(request, exchange);
            answers.add(exchange.answer());
        }
        return answers;
    }
}
