package org.marshal4j.tests.flink;

import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.marshal4j.Marshal;
import org.marshal4j.flink.MarshallerTypeInfoFactory;

/** The key of the state. */
@Marshal(key = true)
@TypeInfo(MarshallerTypeInfoFactory.class)
public record Symbol(String name) {}
