package org.marshal4j.blackbox.dto;

import java.time.Instant;
import java.util.UUID;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Place;
import org.marshal4j.blackbox.kit.Status;

/** A hundred and ten final fields of every type, set by a builder. */
@Marshal(view = true)
public final class Built110 implements Built110Marshallable {
    private final @FixedLength(5) String f0;
    private final @Required Long f1;
    private final boolean f2;
    private final short f3;
    private final boolean f4;
    private final long f5;
    private final double f6;
    private final short f7;
    private final short f8;
    private final long f9;
    private final float f10;
    private final char f11;
    private final long f12;
    private final short f13;
    private final @Required Place f14;
    private final @StopBit int f15;
    private final byte f16;
    private final boolean f17;
    private final Instant f18;
    private final double f19;
    private final float f20;
    private final float f21;
    private final double f22;
    private final short f23;
    private final int f24;
    private final Status f25;
    private final double f26;
    private final short f27;
    private final float f28;
    private final double f29;
    private final long f30;
    private final byte f31;
    private final long f32;
    private final @Required String f33;
    private final double f34;
    private final float f35;
    private final int f36;
    private final UUID f37;
    private final Instant f38;
    private final @Required Long f39;
    private final Boolean f40;
    private final double f41;
    private final boolean f42;
    private final char f43;
    private final long f44;
    private final boolean f45;
    private final byte f46;
    private final @Required Long f47;
    private final double f48;
    private final float f49;
    private final long f50;
    private final long f51;
    private final long f52;
    private final double f53;
    private final int f54;
    private final long f55;
    private final boolean f56;
    private final double f57;
    private final char f58;
    private final short f59;
    private final int f60;
    private final boolean f61;
    private final int f62;
    private final boolean f63;
    private final @FixedLength(5) String f64;
    private final int f65;
    private final int f66;
    private final short f67;
    private final char f68;
    private final float f69;
    private final Status f70;
    private final int f71;
    private final byte f72;
    private final double f73;
    private final int f74;
    private final double f75;
    private final long f76;
    private final float f77;
    private final byte f78;
    private final boolean f79;
    private final char f80;
    private final int f81;
    private final short f82;
    private final double f83;
    private final double f84;
    private final UUID f85;
    private final Integer f86;
    private final boolean f87;
    private final boolean f88;
    private final byte f89;
    private final short f90;
    private final boolean f91;
    private final boolean f92;
    private final int f93;
    private final short f94;
    private final int f95;
    private final short f96;
    private final boolean f97;
    private final short f98;
    private final byte f99;
    private final byte f100;
    private final @Required Place f101;
    private final Double f102;
    private final Status f103;
    private final Address f104;
    private final UUID f105;
    private final String f106;
    private final int f107;
    private final double f108;
    private final long f109;

    private Built110(Builder builder) {
        this.f0 = builder.f0;
        this.f1 = builder.f1;
        this.f2 = builder.f2;
        this.f3 = builder.f3;
        this.f4 = builder.f4;
        this.f5 = builder.f5;
        this.f6 = builder.f6;
        this.f7 = builder.f7;
        this.f8 = builder.f8;
        this.f9 = builder.f9;
        this.f10 = builder.f10;
        this.f11 = builder.f11;
        this.f12 = builder.f12;
        this.f13 = builder.f13;
        this.f14 = builder.f14;
        this.f15 = builder.f15;
        this.f16 = builder.f16;
        this.f17 = builder.f17;
        this.f18 = builder.f18;
        this.f19 = builder.f19;
        this.f20 = builder.f20;
        this.f21 = builder.f21;
        this.f22 = builder.f22;
        this.f23 = builder.f23;
        this.f24 = builder.f24;
        this.f25 = builder.f25;
        this.f26 = builder.f26;
        this.f27 = builder.f27;
        this.f28 = builder.f28;
        this.f29 = builder.f29;
        this.f30 = builder.f30;
        this.f31 = builder.f31;
        this.f32 = builder.f32;
        this.f33 = builder.f33;
        this.f34 = builder.f34;
        this.f35 = builder.f35;
        this.f36 = builder.f36;
        this.f37 = builder.f37;
        this.f38 = builder.f38;
        this.f39 = builder.f39;
        this.f40 = builder.f40;
        this.f41 = builder.f41;
        this.f42 = builder.f42;
        this.f43 = builder.f43;
        this.f44 = builder.f44;
        this.f45 = builder.f45;
        this.f46 = builder.f46;
        this.f47 = builder.f47;
        this.f48 = builder.f48;
        this.f49 = builder.f49;
        this.f50 = builder.f50;
        this.f51 = builder.f51;
        this.f52 = builder.f52;
        this.f53 = builder.f53;
        this.f54 = builder.f54;
        this.f55 = builder.f55;
        this.f56 = builder.f56;
        this.f57 = builder.f57;
        this.f58 = builder.f58;
        this.f59 = builder.f59;
        this.f60 = builder.f60;
        this.f61 = builder.f61;
        this.f62 = builder.f62;
        this.f63 = builder.f63;
        this.f64 = builder.f64;
        this.f65 = builder.f65;
        this.f66 = builder.f66;
        this.f67 = builder.f67;
        this.f68 = builder.f68;
        this.f69 = builder.f69;
        this.f70 = builder.f70;
        this.f71 = builder.f71;
        this.f72 = builder.f72;
        this.f73 = builder.f73;
        this.f74 = builder.f74;
        this.f75 = builder.f75;
        this.f76 = builder.f76;
        this.f77 = builder.f77;
        this.f78 = builder.f78;
        this.f79 = builder.f79;
        this.f80 = builder.f80;
        this.f81 = builder.f81;
        this.f82 = builder.f82;
        this.f83 = builder.f83;
        this.f84 = builder.f84;
        this.f85 = builder.f85;
        this.f86 = builder.f86;
        this.f87 = builder.f87;
        this.f88 = builder.f88;
        this.f89 = builder.f89;
        this.f90 = builder.f90;
        this.f91 = builder.f91;
        this.f92 = builder.f92;
        this.f93 = builder.f93;
        this.f94 = builder.f94;
        this.f95 = builder.f95;
        this.f96 = builder.f96;
        this.f97 = builder.f97;
        this.f98 = builder.f98;
        this.f99 = builder.f99;
        this.f100 = builder.f100;
        this.f101 = builder.f101;
        this.f102 = builder.f102;
        this.f103 = builder.f103;
        this.f104 = builder.f104;
        this.f105 = builder.f105;
        this.f106 = builder.f106;
        this.f107 = builder.f107;
        this.f108 = builder.f108;
        this.f109 = builder.f109;
    }

    static Builder builder() {
        return new Builder();
    }

    /** Sets them one by one. */
    static final class Builder {
        private String f0;
        private Long f1;
        private boolean f2;
        private short f3;
        private boolean f4;
        private long f5;
        private double f6;
        private short f7;
        private short f8;
        private long f9;
        private float f10;
        private char f11;
        private long f12;
        private short f13;
        private Place f14;
        private int f15;
        private byte f16;
        private boolean f17;
        private Instant f18;
        private double f19;
        private float f20;
        private float f21;
        private double f22;
        private short f23;
        private int f24;
        private Status f25;
        private double f26;
        private short f27;
        private float f28;
        private double f29;
        private long f30;
        private byte f31;
        private long f32;
        private String f33;
        private double f34;
        private float f35;
        private int f36;
        private UUID f37;
        private Instant f38;
        private Long f39;
        private Boolean f40;
        private double f41;
        private boolean f42;
        private char f43;
        private long f44;
        private boolean f45;
        private byte f46;
        private Long f47;
        private double f48;
        private float f49;
        private long f50;
        private long f51;
        private long f52;
        private double f53;
        private int f54;
        private long f55;
        private boolean f56;
        private double f57;
        private char f58;
        private short f59;
        private int f60;
        private boolean f61;
        private int f62;
        private boolean f63;
        private String f64;
        private int f65;
        private int f66;
        private short f67;
        private char f68;
        private float f69;
        private Status f70;
        private int f71;
        private byte f72;
        private double f73;
        private int f74;
        private double f75;
        private long f76;
        private float f77;
        private byte f78;
        private boolean f79;
        private char f80;
        private int f81;
        private short f82;
        private double f83;
        private double f84;
        private UUID f85;
        private Integer f86;
        private boolean f87;
        private boolean f88;
        private byte f89;
        private short f90;
        private boolean f91;
        private boolean f92;
        private int f93;
        private short f94;
        private int f95;
        private short f96;
        private boolean f97;
        private short f98;
        private byte f99;
        private byte f100;
        private Place f101;
        private Double f102;
        private Status f103;
        private Address f104;
        private UUID f105;
        private String f106;
        private int f107;
        private double f108;
        private long f109;

        Builder f0(String value) {
            f0 = value;
            return this;
        }

        Builder f1(Long value) {
            f1 = value;
            return this;
        }

        Builder f2(boolean value) {
            f2 = value;
            return this;
        }

        Builder f3(short value) {
            f3 = value;
            return this;
        }

        Builder f4(boolean value) {
            f4 = value;
            return this;
        }

        Builder f5(long value) {
            f5 = value;
            return this;
        }

        Builder f6(double value) {
            f6 = value;
            return this;
        }

        Builder f7(short value) {
            f7 = value;
            return this;
        }

        Builder f8(short value) {
            f8 = value;
            return this;
        }

        Builder f9(long value) {
            f9 = value;
            return this;
        }

        Builder f10(float value) {
            f10 = value;
            return this;
        }

        Builder f11(char value) {
            f11 = value;
            return this;
        }

        Builder f12(long value) {
            f12 = value;
            return this;
        }

        Builder f13(short value) {
            f13 = value;
            return this;
        }

        Builder f14(Place value) {
            f14 = value;
            return this;
        }

        Builder f15(int value) {
            f15 = value;
            return this;
        }

        Builder f16(byte value) {
            f16 = value;
            return this;
        }

        Builder f17(boolean value) {
            f17 = value;
            return this;
        }

        Builder f18(Instant value) {
            f18 = value;
            return this;
        }

        Builder f19(double value) {
            f19 = value;
            return this;
        }

        Builder f20(float value) {
            f20 = value;
            return this;
        }

        Builder f21(float value) {
            f21 = value;
            return this;
        }

        Builder f22(double value) {
            f22 = value;
            return this;
        }

        Builder f23(short value) {
            f23 = value;
            return this;
        }

        Builder f24(int value) {
            f24 = value;
            return this;
        }

        Builder f25(Status value) {
            f25 = value;
            return this;
        }

        Builder f26(double value) {
            f26 = value;
            return this;
        }

        Builder f27(short value) {
            f27 = value;
            return this;
        }

        Builder f28(float value) {
            f28 = value;
            return this;
        }

        Builder f29(double value) {
            f29 = value;
            return this;
        }

        Builder f30(long value) {
            f30 = value;
            return this;
        }

        Builder f31(byte value) {
            f31 = value;
            return this;
        }

        Builder f32(long value) {
            f32 = value;
            return this;
        }

        Builder f33(String value) {
            f33 = value;
            return this;
        }

        Builder f34(double value) {
            f34 = value;
            return this;
        }

        Builder f35(float value) {
            f35 = value;
            return this;
        }

        Builder f36(int value) {
            f36 = value;
            return this;
        }

        Builder f37(UUID value) {
            f37 = value;
            return this;
        }

        Builder f38(Instant value) {
            f38 = value;
            return this;
        }

        Builder f39(Long value) {
            f39 = value;
            return this;
        }

        Builder f40(Boolean value) {
            f40 = value;
            return this;
        }

        Builder f41(double value) {
            f41 = value;
            return this;
        }

        Builder f42(boolean value) {
            f42 = value;
            return this;
        }

        Builder f43(char value) {
            f43 = value;
            return this;
        }

        Builder f44(long value) {
            f44 = value;
            return this;
        }

        Builder f45(boolean value) {
            f45 = value;
            return this;
        }

        Builder f46(byte value) {
            f46 = value;
            return this;
        }

        Builder f47(Long value) {
            f47 = value;
            return this;
        }

        Builder f48(double value) {
            f48 = value;
            return this;
        }

        Builder f49(float value) {
            f49 = value;
            return this;
        }

        Builder f50(long value) {
            f50 = value;
            return this;
        }

        Builder f51(long value) {
            f51 = value;
            return this;
        }

        Builder f52(long value) {
            f52 = value;
            return this;
        }

        Builder f53(double value) {
            f53 = value;
            return this;
        }

        Builder f54(int value) {
            f54 = value;
            return this;
        }

        Builder f55(long value) {
            f55 = value;
            return this;
        }

        Builder f56(boolean value) {
            f56 = value;
            return this;
        }

        Builder f57(double value) {
            f57 = value;
            return this;
        }

        Builder f58(char value) {
            f58 = value;
            return this;
        }

        Builder f59(short value) {
            f59 = value;
            return this;
        }

        Builder f60(int value) {
            f60 = value;
            return this;
        }

        Builder f61(boolean value) {
            f61 = value;
            return this;
        }

        Builder f62(int value) {
            f62 = value;
            return this;
        }

        Builder f63(boolean value) {
            f63 = value;
            return this;
        }

        Builder f64(String value) {
            f64 = value;
            return this;
        }

        Builder f65(int value) {
            f65 = value;
            return this;
        }

        Builder f66(int value) {
            f66 = value;
            return this;
        }

        Builder f67(short value) {
            f67 = value;
            return this;
        }

        Builder f68(char value) {
            f68 = value;
            return this;
        }

        Builder f69(float value) {
            f69 = value;
            return this;
        }

        Builder f70(Status value) {
            f70 = value;
            return this;
        }

        Builder f71(int value) {
            f71 = value;
            return this;
        }

        Builder f72(byte value) {
            f72 = value;
            return this;
        }

        Builder f73(double value) {
            f73 = value;
            return this;
        }

        Builder f74(int value) {
            f74 = value;
            return this;
        }

        Builder f75(double value) {
            f75 = value;
            return this;
        }

        Builder f76(long value) {
            f76 = value;
            return this;
        }

        Builder f77(float value) {
            f77 = value;
            return this;
        }

        Builder f78(byte value) {
            f78 = value;
            return this;
        }

        Builder f79(boolean value) {
            f79 = value;
            return this;
        }

        Builder f80(char value) {
            f80 = value;
            return this;
        }

        Builder f81(int value) {
            f81 = value;
            return this;
        }

        Builder f82(short value) {
            f82 = value;
            return this;
        }

        Builder f83(double value) {
            f83 = value;
            return this;
        }

        Builder f84(double value) {
            f84 = value;
            return this;
        }

        Builder f85(UUID value) {
            f85 = value;
            return this;
        }

        Builder f86(Integer value) {
            f86 = value;
            return this;
        }

        Builder f87(boolean value) {
            f87 = value;
            return this;
        }

        Builder f88(boolean value) {
            f88 = value;
            return this;
        }

        Builder f89(byte value) {
            f89 = value;
            return this;
        }

        Builder f90(short value) {
            f90 = value;
            return this;
        }

        Builder f91(boolean value) {
            f91 = value;
            return this;
        }

        Builder f92(boolean value) {
            f92 = value;
            return this;
        }

        Builder f93(int value) {
            f93 = value;
            return this;
        }

        Builder f94(short value) {
            f94 = value;
            return this;
        }

        Builder f95(int value) {
            f95 = value;
            return this;
        }

        Builder f96(short value) {
            f96 = value;
            return this;
        }

        Builder f97(boolean value) {
            f97 = value;
            return this;
        }

        Builder f98(short value) {
            f98 = value;
            return this;
        }

        Builder f99(byte value) {
            f99 = value;
            return this;
        }

        Builder f100(byte value) {
            f100 = value;
            return this;
        }

        Builder f101(Place value) {
            f101 = value;
            return this;
        }

        Builder f102(Double value) {
            f102 = value;
            return this;
        }

        Builder f103(Status value) {
            f103 = value;
            return this;
        }

        Builder f104(Address value) {
            f104 = value;
            return this;
        }

        Builder f105(UUID value) {
            f105 = value;
            return this;
        }

        Builder f106(String value) {
            f106 = value;
            return this;
        }

        Builder f107(int value) {
            f107 = value;
            return this;
        }

        Builder f108(double value) {
            f108 = value;
            return this;
        }

        Builder f109(long value) {
            f109 = value;
            return this;
        }

        Built110 build() {
            return new Built110(this);
        }
    }
}
