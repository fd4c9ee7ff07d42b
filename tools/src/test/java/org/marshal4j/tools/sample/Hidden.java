package org.marshal4j.tools.sample;

import org.marshal4j.Marshal;

/** A class whose field a subclass hides. */
@Marshal(table = true)
public class Hidden {
    public int id;
}
