package org.marshal4j.runtime.generated;

import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.schema.Schema;

/** Which objects a shared reference can be to: those of exactly its class, or of the classes of its family. */
final class SharedTargets {
    private SharedTargets() {}

    static boolean by(Marshaller<?> declared, Object object) {
        Schema schema = declared.schema();
        return schema.isFamily()
                ? schema.members().containsValue(object.getClass().getName())
                : object.getClass() == declared.type();
    }

    static MarshalException refused(RuntimeProblem problem, Marshaller<?> declared, Object object) {
        return new MarshalException(
                problem,
                "the shared object is a " + object.getClass().getName() + ", which is not "
                        + declared.type().getName());
    }
}
