package org.marshal4j.map;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;

/** A value of varying size that holds others. */
@Marshal
public class Account implements AccountMarshallable {
    List<Position> positions = new ArrayList<>();
    String owner;
    StringBuilder note = new StringBuilder();
    long[] history = {};
}
