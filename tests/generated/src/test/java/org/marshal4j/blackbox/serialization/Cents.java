package org.marshal4j.blackbox.serialization;

import org.marshal4j.Marshal;

/** Of a name as long as that of {@link Coins}, with a marshaller, but nothing that Java's serialization should make. */
@Marshal
final class Cents {
    int number;
}
