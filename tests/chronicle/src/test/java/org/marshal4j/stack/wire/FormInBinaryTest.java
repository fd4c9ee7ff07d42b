package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.wire.AbstractMarshallableCfg;
import net.openhft.chronicle.wire.FieldOrder;
import net.openhft.chronicle.wire.Marshallable;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;

/** In binary wires, a class keeps the form that it had before code was generated for it. */
class FormInBinaryTest {

    /** Written by reflection, as before. */
    static class Before implements Marshallable {
        long id;
        String venue;
    }

    @Marshal
    static class After implements Marshallable, FormInBinaryTest_AfterMarshallable {
        long id;
        String venue;
    }

    @Marshal
    static class More extends After implements FormInBinaryTest_MoreMarshallable {
        int count;
    }

    /** By naming Chronicle's interface for Bytes, a class asks for the marshaller's bytes. */
    @Marshal
    static class InBytes implements Marshallable, BytesMarshallable, FormInBinaryTest_InBytesMarshallable {
        long id;
        String venue;
    }

    @Marshal
    static class MoreInBytes extends After implements BytesMarshallable, FormInBinaryTest_MoreInBytesMarshallable {
        int count;
    }

    @Test
    void formerDocumentsAreRead() {
        Before before = new Before();
        before.id = 3;
        before.venue = "XLON";
        Wire wire = WireType.BINARY_LIGHT.apply(Bytes.allocateElasticOnHeap());
        wire.getValueOut().object(Before.class, before);
        Bytes<?> after = written(After.class, wire.bytes());

        assertThat(after).isEqualTo(wire.bytes());
    }

    private static Bytes<?> written(Class<After> type, Bytes<?> from) {
        After after = WireType.BINARY_LIGHT
                .apply(from.copy().bytesForRead())
                .getValueIn()
                .object(type);
        assertThat(after.id).isEqualTo(3);
        assertThat(after.venue).isEqualTo("XLON");
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        WireType.BINARY_LIGHT.apply(bytes).getValueOut().object(type, after);
        return bytes;
    }

    @Test
    void namingTheInterfaceForBytesAsksForBytes() {
        assertThat(new After().usesSelfDescribingMessage()).isTrue();
        assertThat(new More().usesSelfDescribingMessage()).isTrue();
        assertThat(new InBytes().usesSelfDescribingMessage()).isFalse();
        assertThat(new MoreInBytes().usesSelfDescribingMessage()).isFalse();

        InBytes value = new InBytes();
        value.id = 3;
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        WireType.BINARY_LIGHT.apply(bytes).getValueOut().object(InBytes.class, value);
        assertThat(bytes.toString()).doesNotContain("venue");
        InBytes read = WireType.BINARY_LIGHT.apply(bytes).getValueIn().object(InBytes.class);
        assertThat(read.id).isEqualTo(3);
    }

    /** In wires, configuration keeps Wire's treatment of defaults. Its bytes are those of the marshaller. */
    @Marshal
    static class Config extends AbstractMarshallableCfg implements FormInBinaryTest_ConfigMarshallable {
        int port = 8080;
        String host = "localhost";
    }

    @Marshal
    static class Servers extends SelfDescribingMarshallable implements FormInBinaryTest_ServersMarshallable {
        Config first = new Config();
        List<Config> others = new ArrayList<>();
    }

    @Test
    void configurationWritesOnlyValuesThatDifferFromDefaults() {
        Servers servers = new Servers();
        servers.first.port = 1;
        servers.others.add(new Config());
        assertThat(servers.first.toString()).contains("port: 1").doesNotContain("host");
        Servers read = Marshallable.fromString(servers.toString());
        assertThat(read).isEqualTo(servers);
        assertThat(read.first.host).isEqualTo("localhost");

        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        servers.writeMarshallable(bytes);
        assertThat(FormInBinaryTest_ServersMarshaller.INSTANCE.read(bytes)).isEqualTo(servers);
    }

    @Marshal
    @FieldOrder({"first", "second"})
    static class Ordered extends SelfDescribingMarshallable implements FormInBinaryTest_OrderedMarshallable {
        int first;
        int second;
    }

    @Test
    void fieldsInDeclaredOrderMakeNoDifference() {
        assertThat(new Ordered().toString()).containsSubsequence("first", "second");
    }
}
