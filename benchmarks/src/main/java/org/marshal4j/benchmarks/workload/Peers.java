package org.marshal4j.benchmarks.workload;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.marshal4j.benchmarks.peer.ApacheFory;
import org.marshal4j.benchmarks.peer.Fst;
import org.marshal4j.benchmarks.peer.Jackson;
import org.marshal4j.benchmarks.peer.Kryo5;
import org.marshal4j.benchmarks.peer.Marshal4j;
import org.marshal4j.benchmarks.peer.Marshal4jNewArrays;
import org.marshal4j.benchmarks.peer.Marshal4jNewObjects;
import org.marshal4j.benchmarks.peer.ObjectStreams;
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
            Peer.of("marshal4j", Marshal4j::new),
            Peer.of("marshal4j (new objects)", Marshal4jNewObjects::new),
            Peer.of("marshal4j (new arrays)", Marshal4jNewArrays::new),
            Peer.ofSome("marshal4j (@StopBit)", Marshal4jStopBit::of),
            Peer.of("Chronicle by hand", ChronicleByHand::of),
            Peer.ofSome("Chronicle trivially copyable", ChronicleMarshallable::trivial),
            Peer.ofSome("Chronicle Bytes default", ChronicleMarshallable::byDefault),
            Peer.ofSome("Chronicle Wire", ChronicleWire::byReflection),
            Peer.ofSome("Chronicle Wire (generated)", ChronicleWire::generated),
            Peer.ofSome("SBE", Sbe::of),
            new Peer("SBE (unchecked)", List.of("-Dagrona.disable.bounds.checks=true"), Sbe::of),
            Peer.of("Protobuf", Protobuf::of),
            Peer.of("Protobuf (bare messages)", ProtobufBare::of),
            Peer.of("Java Serializable", workload -> new ObjectStreams(workload.sample())),
            Peer.of("Kryo", Kryo5::new),
            Peer.of("Kryo (new arrays)", Kryo5.NewArrays::new),
            Peer.of("Apache Fory", ApacheFory.Buffered::new),
            Peer.of("Apache Fory (new arrays)", ApacheFory.NewArrays::new),
            Peer.of("FST", Fst::new),
            Peer.of("Jackson JSON", workload -> new Jackson(JsonMapper.builder(), workload)),
            Peer.of("Jackson Smile", workload -> new Jackson(SmileMapper.builder(), workload)));

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
