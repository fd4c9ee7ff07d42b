import org.marshal4j.chronicle.ChronicleFailures;
import org.marshal4j.runtime.generated.UntouchedFailures;

/** Chronicle Bytes as buffers of marshallers. */
module org.marshal4j.chronicle {
    requires transitive chronicle.bytes;
    requires transitive org.marshal4j.runtime;
    requires chronicle.core;
    // Chronicle calls it and has no descriptor that would say so.
    requires org.slf4j;
    requires static org.jspecify;

    exports org.marshal4j.chronicle;

    provides UntouchedFailures with
            ChronicleFailures;
}
