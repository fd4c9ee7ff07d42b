package org.marshal4j.runtime.generated;

import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Namesakes;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.Schema;

/**
 * Decides which objects a shared reference can refer to: objects of exactly its class, of the classes of its family, or
 * of any class that implements its interface.
 */
final class SharedTypes {
    private SharedTypes() {}

    static boolean by(Marshaller<?> declared, Object object) {
        Schema schema = declared.schema();
        if (schema.isFamily()) {
            return schema.members().containsValue(object.getClass().getName());
        }
        return declared.type().isInterface()
                ? declared.type().isInstance(object)
                : object.getClass() == declared.type();
    }

    static MarshalException refused(RuntimeProblem problem, Marshaller<?> declared, Object object) {
        return new MarshalException(
                problem,
                "the shared object is a " + object.getClass().getName() + ", which is not "
                        + declared.type().getName() + Namesakes.note(object.getClass(), declared.type()));
    }
}
