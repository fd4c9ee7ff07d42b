package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;

/** Dynamic values in record components. */
@Marshal(view = true)
record DynamicRecord(@Dynamic Object any, @Dynamic List<Object> several) {}
