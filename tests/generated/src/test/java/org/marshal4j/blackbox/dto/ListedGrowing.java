package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;
import org.marshal4j.Since;
import org.marshal4j.TypeId;

/** An evolvable class that dynamic values can have. */
@Marshal(evolvable = true)
@TypeId(200)
public class ListedGrowing {
    int first;

    @Since(2)
    String second;
}
