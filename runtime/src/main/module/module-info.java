import org.marshal4j.runtime.generated.FailureHook;
import org.marshal4j.runtime.generated.UntouchedFailures;
import org.marshal4j.runtime.inspect.FailureDiagnosis;
import org.marshal4j.runtime.inspect.NumberText;
import org.marshal4j.runtime.inspect.SchemaIdFinder;

/**
 * The runtime that generated marshallers call. Generated code is in its users' modules, so all packages are exported to
 * everybody.
 */
module org.marshal4j.runtime {
    requires transitive org.marshal4j.schema;
    requires jdk.unsupported;
    // Only for fields of types from these modules: a module with such fields requires them itself.
    requires static java.sql;
    requires static org.jspecify;

    exports org.marshal4j.runtime;
    exports org.marshal4j.runtime.generated;
    exports org.marshal4j.runtime.generated.encoded;
    exports org.marshal4j.runtime.generated.stopbit;
    exports org.marshal4j.runtime.generated.value;
    exports org.marshal4j.runtime.inspect;
    exports org.marshal4j.runtime.jdk;
    exports org.marshal4j.runtime.layout;
    exports org.marshal4j.runtime.memory;
    exports org.marshal4j.runtime.step;
    exports org.marshal4j.runtime.view;

    uses FailureHook;
    uses NumberText;
    uses SchemaIdFinder;
    uses UntouchedFailures;

    provides FailureHook with
            FailureDiagnosis;
}
