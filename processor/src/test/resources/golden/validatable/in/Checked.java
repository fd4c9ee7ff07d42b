package com.acme;

import net.openhft.chronicle.core.io.InvalidMarshallableException;
import net.openhft.chronicle.core.io.Validatable;
import org.marshal4j.Marshal;

@Marshal
public class Checked implements CheckedMarshallable, Validatable {
    int positive;

    @Override
    public void validate() throws InvalidMarshallableException {}
}
