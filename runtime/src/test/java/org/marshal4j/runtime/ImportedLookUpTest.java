package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Looking up the marshaller of an imported class initialises that marshaller, and may run users' code with it. */
class ImportedLookUpTest {
    private static final int MANY = 200;

    /**
     * So no lock may be held meanwhile: an initialiser may look up other marshallers, or wait for a thread that does.
     */
    @Test
    @Timeout(300)
    void aMarshallerBeingInitialisedMayLookUpOthers() {
        assertThat(Marshallers.of(ImportedLookUpTest.class, Outside.class))
                .isSameAs(ImportedLookUpTest_OutsideMarshaller.INSTANCE);
        assertThat(ImportedLookUpTest_OutsideMarshaller.PART)
                .isSameAs(Marshallers.of(ImportedLookUpTest.class, Part.class));
    }

    @Test
    @Timeout(300)
    void anotherThreadMayLookUpOthersMeanwhile() {
        assertThat(Marshallers.of(ImportedLookUpTest.class, Waiting.class))
                .isSameAs(ImportedLookUpTest_WaitingMarshaller.INSTANCE);
    }

    /** A marshaller has the longer name if another class has the short one, or if no class has. */
    @Test
    void theLongerNameIsFoundAsWell() {
        assertThat(Marshallers.of(ImportedLookUpTest.class, Shadowed.class).type())
                .isEqualTo(Shadowed.class);
        assertThat(Marshallers.of(ImportedLookUpTest.class, Qualified.class).type())
                .isEqualTo(Qualified.class);
        assertThatThrownBy(() -> Marshallers.of(ImportedLookUpTest.class, Mistaken.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(
                        "ImportedLookUpTest_MistakenMarshaller is not the marshaller that marshal4j generates");
    }

    /** Looks up many types, so that some of them fall into the same bin of any map used. */
    static void lookForOthers() {
        Class<?> type = int.class;
        for (int i = 0; i < MANY; i++) {
            type = type.arrayType();
            try {
                Marshallers.of(ImportedLookUpTest.class, type);
            } catch (IllegalArgumentException e) {
                continue;
            }
            throw new AssertionError(type + " has none");
        }
    }

    static final class Outside {}

    static final class Part {}

    static final class Waiting {}

    static final class Shadowed {}

    static final class Qualified {}

    static final class Mistaken {}
}

/** The marshaller of another class of the same simple name. */
final class ImportedLookUpTest_ShadowedMarshaller extends NoBytesMarshaller<String> {
    static {
        Marshallers.register(new ImportedLookUpTest_ShadowedMarshaller(), MarshalVersion.VERSION);
    }

    private ImportedLookUpTest_ShadowedMarshaller() {
        super(String.class);
    }
}

final class org_marshal4j_runtime_ImportedLookUpTest_ShadowedMarshaller
        extends NoBytesMarshaller<ImportedLookUpTest.Shadowed> {
    static {
        Marshallers.register(new org_marshal4j_runtime_ImportedLookUpTest_ShadowedMarshaller(), MarshalVersion.VERSION);
    }

    private org_marshal4j_runtime_ImportedLookUpTest_ShadowedMarshaller() {
        super(ImportedLookUpTest.Shadowed.class);
    }
}

final class org_marshal4j_runtime_ImportedLookUpTest_QualifiedMarshaller
        extends NoBytesMarshaller<ImportedLookUpTest.Qualified> {
    static {
        Marshallers.register(
                new org_marshal4j_runtime_ImportedLookUpTest_QualifiedMarshaller(), MarshalVersion.VERSION);
    }

    private org_marshal4j_runtime_ImportedLookUpTest_QualifiedMarshaller() {
        super(ImportedLookUpTest.Qualified.class);
    }
}

/** Written by somebody who did not know better. */
final class ImportedLookUpTest_MistakenMarshaller {}

final class ImportedLookUpTest_PartMarshaller extends NoBytesMarshaller<ImportedLookUpTest.Part> {
    static {
        Marshallers.register(new ImportedLookUpTest_PartMarshaller(), MarshalVersion.VERSION);
    }

    private ImportedLookUpTest_PartMarshaller() {
        super(ImportedLookUpTest.Part.class);
    }
}

final class ImportedLookUpTest_OutsideMarshaller extends NoBytesMarshaller<ImportedLookUpTest.Outside> {
    static final ImportedLookUpTest_OutsideMarshaller INSTANCE = new ImportedLookUpTest_OutsideMarshaller();

    /** A constant that a hand-written marshaller might have. */
    static final Marshaller<ImportedLookUpTest.Part> PART =
            Marshallers.of(ImportedLookUpTest.class, ImportedLookUpTest.Part.class);

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
    }

    private ImportedLookUpTest_OutsideMarshaller() {
        super(ImportedLookUpTest.Outside.class);
    }
}

final class ImportedLookUpTest_WaitingMarshaller extends NoBytesMarshaller<ImportedLookUpTest.Waiting> {
    static final ImportedLookUpTest_WaitingMarshaller INSTANCE = new ImportedLookUpTest_WaitingMarshaller();

    static {
        Marshallers.register(INSTANCE, MarshalVersion.VERSION);
        awaitOthers();
    }

    private ImportedLookUpTest_WaitingMarshaller() {
        super(ImportedLookUpTest.Waiting.class);
    }

    private static void awaitOthers() {
        Thread other = new Thread(ImportedLookUpTest::lookForOthers);
        other.setDaemon(true);
        other.start();
        try {
            other.join(5_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (other.isAlive()) {
            throw new IllegalStateException("the other thread waits for this one");
        }
    }
}
