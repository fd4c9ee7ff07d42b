package org.marshal4j.blackbox.serialization;

import org.marshal4j.Marshal;

/** Its name is as long as that of {@link Coins}. It has a marshaller, but Java's serialization must not create it. */
@Marshal
final class Cents {
    int number;
}
