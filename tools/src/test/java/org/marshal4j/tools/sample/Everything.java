package org.marshal4j.tools.sample;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.Shared;
import org.marshal4j.StopBit;

/** A field of each kind that is shown in its own way. */
@Marshal
public class Everything implements EverythingMarshallable {
    public List<Leg> legs = new ArrayList<>();
    public List<List<Integer>> numbers = new ArrayList<>();
    public Map<String, Leg> byName = new LinkedHashMap<>();
    public Map<Integer, String> byNumber = new LinkedHashMap<>();
    public long[] longs = {};
    public byte[] bytes = {};
    public Optional<String> note = Optional.empty();
    public Optional<Leg> optional = Optional.empty();
    public OptionalInt count = OptionalInt.empty();
    public BigDecimal decimal;
    public BigInteger big;
    public Instant at;
    public LocalDate day;
    public Date date;
    public UUID id;
    public InetAddress address;
    public Shape shape;

    @StopBit
    public long small;

    @Shared
    public Leg first;

    @Shared
    public Leg second;

    @Dynamic
    public Object any;

    @Dynamic
    public Object other;
}
