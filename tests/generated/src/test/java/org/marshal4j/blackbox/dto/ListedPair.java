package org.marshal4j.blackbox.dto;

import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A record that dynamic values can be of, and that holds some itself. */
@Marshal
@TypeId(1)
public record ListedPair(
        @Dynamic({ListedPair.class, ListedSide.class}) Object left, int right) {}
