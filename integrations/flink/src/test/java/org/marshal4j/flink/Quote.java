package org.marshal4j.flink;

import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.marshal4j.Marshal;

/** A record of immutable values. */
@Marshal
@TypeInfo(MarshallerTypeInfoFactory.class)
record Quote(long at, double price, String symbol) {}
