package org.marshal4j.blackbox.kit;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A record of variable size from a class file. */
@Marshal
public record Contact(
        @Required String name, Address home, @Required Place at, Contact next) implements ContactMarshallable {}
