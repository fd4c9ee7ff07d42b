package org.marshal4j.blackbox.dto;

import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A record class that dynamic values can have, and that holds dynamic values itself. */
@Marshal
@TypeId(1)
public record ListedPair(
        @Dynamic({ListedPair.class, ListedSide.class}) Object left, int right) {}
