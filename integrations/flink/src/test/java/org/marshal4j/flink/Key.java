package org.marshal4j.flink;

import java.time.LocalDate;
import org.marshal4j.Marshal;

/** A class that Flink may use as a key. */
@Marshal
record Key(String symbol, LocalDate day) {}
