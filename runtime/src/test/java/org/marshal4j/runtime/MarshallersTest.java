package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.Side;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;

class MarshallersTest {
    @Test
    void findsTheMarshallerNextToTheClass() {
        assertThat(Marshallers.of(Trade.class)).isSameAs(TradeMarshaller.INSTANCE);
        assertThat(Marshallers.of(Trade.class)).isSameAs(Marshallers.of(Trade.class));
    }

    @Test
    void findsTheMarshallerOfANestedClass() {
        assertThat(Marshallers.of(Inner.class)).isInstanceOf(MarshallersTest_InnerMarshaller.class);
    }

    @Test
    void saysHowToSetUpTheProcessor() {
        assertThatThrownBy(() -> Marshallers.of(MarshallersTest.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no marshaller for org.marshal4j.runtime.MarshallersTest: there is no class"
                        + " org.marshal4j.runtime.MarshallersTestMarshaller. Put @Marshal on MarshallersTest, and"
                        + " name org.marshal4j:marshal4j-processor in the annotationProcessorPaths of maven-compiler-plugin (with Gradle: annotationProcessor): javac"
                        + " 23 and later does not run processors that are only on the class path");
        assertThatThrownBy(() -> Marshallers.of(String.class)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesAClassThatOnlyHasAMarshallersName() {
        assertThatThrownBy(() -> Marshallers.of(Impostor.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("org.marshal4j.runtime.MarshallersTest_ImpostorMarshaller is not the marshaller"
                        + " that marshal4j generates for org.marshal4j.runtime.MarshallersTest$Impostor");
    }

    @Test
    void refusesAnotherVersionAndSaysSoAgain() {
        String message =
                "org.marshal4j.runtime.MarshallersTest_OldMarshaller was compiled by marshal4j-processor 0.0.1,"
                        + " running with marshal4j-runtime " + MarshalVersion.VERSION
                        + ": use the same version of both, and recompile [MARSHAL210]";
        assertThatThrownBy(() -> Marshallers.of(Old.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> Marshallers.of(Old.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("MarshallersTest_OldMarshaller failed to initialise");
    }

    @Test
    void readIntoRefusesObjectsThatOnlyAConstructorCanFill() {
        assertThatThrownBy(() -> LegMarshaller.INSTANCE.readInto(new Leg(), Input.of(new byte[0])))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage(
                        "org.marshal4j.runtime.trade.Leg can only be filled by its constructor: use read() instead of"
                                + " readInto()");
    }

    static final class Inner {}

    static final class Impostor {}

    static final class Old {}
}

final class MarshallersTest_ImpostorMarshaller {
    private MarshallersTest_ImpostorMarshaller() {}
}

final class MarshallersTest_InnerMarshaller extends NoBytesMarshaller<MarshallersTest.Inner> {
    static {
        Marshallers.register(new MarshallersTest_InnerMarshaller(), MarshalVersion.VERSION);
    }

    MarshallersTest_InnerMarshaller() {
        super(MarshallersTest.Inner.class);
    }
}

final class MarshallersTest_OldMarshaller extends NoBytesMarshaller<MarshallersTest.Old> {
    static {
        Marshallers.register(new MarshallersTest_OldMarshaller(), "0.0.1");
    }

    MarshallersTest_OldMarshaller() {
        super(MarshallersTest.Old.class);
    }
}

final class SideMarshaller extends NoBytesMarshaller<Side> {
    static {
        Marshallers.register(new SideMarshaller(), MarshalVersion.VERSION);
    }

    SideMarshaller() {
        super(Side.class);
    }
}
