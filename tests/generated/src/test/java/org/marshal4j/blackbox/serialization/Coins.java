package org.marshal4j.blackbox.serialization;

import java.io.Serializable;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.SerializedForm;

/** Its name is as long as that of {@link Traps}. */
@Marshal
final class Coins implements CoinsMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    final int number;

    Coins(int number) {
        this.number = number;
    }

    private Object writeReplace() {
        return SerializedForm.of(this);
    }
}
