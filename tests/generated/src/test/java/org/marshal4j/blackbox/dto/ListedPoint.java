package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A class that dynamic values can have, and whose objects are refilled. */
@Marshal
@TypeId(3)
public class ListedPoint {
    public short x;
    public Integer y;
    public String name;
}
