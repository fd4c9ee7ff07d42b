package org.marshal4j.blackbox.dto;

import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;
import org.marshal4j.TypeId;

/** A class that dynamic values can have, and whose objects are written once. */
@Marshal
@Shared
@TypeId(7)
public class ListedNode {
    byte id;

    @Dynamic({ListedNode.class, ListedSide.class})
    Object next;
}
