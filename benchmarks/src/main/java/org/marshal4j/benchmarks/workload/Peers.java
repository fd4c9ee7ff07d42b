package org.marshal4j.benchmarks.workload;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.marshal4j.benchmarks.peer.ApacheFory;
import org.marshal4j.benchmarks.peer.Fst;
import org.marshal4j.benchmarks.peer.JavaSerializable;
import org.marshal4j.benchmarks.peer.Json;
import org.marshal4j.benchmarks.peer.Kryo5;
import org.marshal4j.benchmarks.peer.Marshal4j;
import org.marshal4j.benchmarks.peer.Marshal4jNewArrays;
import org.marshal4j.benchmarks.peer.Marshal4jNewObjects;
import org.marshal4j.benchmarks.peer.Smile;
import org.marshal4j.benchmarks.peer.chronicle.ChronicleByHand;
import org.marshal4j.benchmarks.peer.protobuf.Protobuf;
import org.marshal4j.benchmarks.peer.protobuf.ProtobufBare;
import org.marshal4j.benchmarks.peer.sbe.Sbe;
import org.marshal4j.benchmarks.peer.stopbit.Marshal4jStopBit;
import org.marshal4j.benchmarks.peer.wire.ChronicleMarshallable;
import org.marshal4j.benchmarks.peer.wire.ChronicleWire;

/** All peers that are compared, in the order of the tables. */
public final class Peers {
    private static final List<Peer> ALL = List.of(
            new Marshal4j(),
            new Marshal4jNewObjects(),
            new Marshal4jNewArrays(),
            new Marshal4jStopBit(),
            new ChronicleByHand(),
            ChronicleMarshallable.trivial(),
            ChronicleMarshallable.byDefault(),
            ChronicleWire.byReflection(),
            ChronicleWire.generated(),
            new Sbe(true),
            new Sbe(false),
            new Protobuf(),
            new ProtobufBare(),
            new JavaSerializable(),
            new Kryo5(false),
            new Kryo5(true),
            new ApacheFory(false),
            new ApacheFory(true),
            new Fst(),
            new Json(),
            new Smile());

    private Peers() {}

    /** Returns all of them. */
    public static List<Peer> all() {
        return ALL;
    }

    /** Returns those that have a form for the message. */
    public static List<Peer> entering(Workload workload) {
        return ALL.stream().filter(peer -> hasForm(peer, workload)).toList();
    }

    private static boolean hasForm(Peer peer, Workload workload) {
        Optional<Contestant> contestant = peer.enter(workload);
        contestant.ifPresent(Contestant::close);
        return contestant.isPresent();
    }

    /**
     * Returns the peer with a title.
     *
     * @throws NoSuchElementException if there is none
     */
    public static Peer of(String title) {
        return ALL.stream()
                .filter(peer -> peer.title().equals(title))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException(title));
    }
}
