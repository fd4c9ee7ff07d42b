package org.marshal4j.runtime.step;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.schema.wire.PresenceByte;

/** Reads presence bytes of forms of other libraries. */
public final class Marks {
    private Marks() {}

    /**
     * Reads the byte, if there is one.
     *
     * @return whether the value follows
     * @throws MarshalException MARSHAL204 if the byte is neither 0 nor 1
     */
    public static boolean read(PresenceByte presence, Input in) {
        return switch (presence) {
            case NONE -> true;
            case ONE -> Presence.read(in);
            case ZERO -> Presence.readZero(in);
        };
    }
}
