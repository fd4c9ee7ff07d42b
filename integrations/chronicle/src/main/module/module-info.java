import org.marshal4j.chronicle.ChronicleFailures;
import org.marshal4j.runtime.generated.UntouchedFailures;

/** Lets marshallers use Chronicle Bytes as buffers. */
module org.marshal4j.chronicle {
    requires transitive chronicle.bytes;
    requires transitive org.marshal4j.runtime;
    requires chronicle.core;
    // Chronicle uses it but has no module descriptor that says so.
    requires org.slf4j;
    requires static org.jspecify;

    exports org.marshal4j.chronicle;

    provides UntouchedFailures with
            ChronicleFailures;
}
