package org.marshal4j.tools.sample;

import org.marshal4j.Marshal;

/** A property that is called like a word of Java. */
@Marshal(table = true)
public interface Flags {
    boolean isDefault();

    void setDefault(boolean value);
}
