package org.marshal4j.blackbox.kit;

import org.marshal4j.Marshal;

/** A record of fixed size from a class file; its components are not in the order of their names. */
@Marshal
public record Place(double longitude, double latitude, Integer altitude) implements PlaceMarshallable {}
