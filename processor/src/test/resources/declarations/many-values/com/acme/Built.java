package com.acme;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

// com.acme.Built: 0000000001027332030000000000000004000000010105000101070800000001037331300b000000000000000c00000001010d0001010f100000000103733138130000000000000014000000010115000101171800000001037332361b000000000000001c00000001011d0001011f20000000010373333423000000000000002400000001012500010127
@Marshal
@Required
public class Built implements BuiltMarshallable {
    private int f0;
    private boolean f1;
    private String f2;
    private long f3;
    private Integer f4;
    private List<Short> f5;
    private Side f6;
    private byte[] f7;
    private int f8;
    private boolean f9;
    private String f10;
    private long f11;
    private Integer f12;
    private List<Short> f13;
    private Side f14;
    private byte[] f15;
    private int f16;
    private boolean f17;
    private String f18;
    private long f19;
    private Integer f20;
    private List<Short> f21;
    private Side f22;
    private byte[] f23;
    private int f24;
    private boolean f25;
    private String f26;
    private long f27;
    private Integer f28;
    private List<Short> f29;
    private Side f30;
    private byte[] f31;
    private int f32;
    private boolean f33;
    private String f34;
    private long f35;
    private Integer f36;
    private List<Short> f37;
    private Side f38;
    private byte[] f39;

    private Built() {}

    static Builder newBuilder() {
        return new Builder();
    }

    static class Builder {
        private Built built = new Built();

        void setF0(int value) {
            built.f0 = value;
        }

        void setF1(boolean value) {
            built.f1 = value;
        }

        void setF2(String value) {
            built.f2 = value;
        }

        void setF3(long value) {
            built.f3 = value;
        }

        void setF4(Integer value) {
            built.f4 = value;
        }

        void setF5(List<Short> value) {
            built.f5 = value;
        }

        void setF6(Side value) {
            built.f6 = value;
        }

        void setF7(byte[] value) {
            built.f7 = value;
        }

        void setF8(int value) {
            built.f8 = value;
        }

        void setF9(boolean value) {
            built.f9 = value;
        }

        void setF10(String value) {
            built.f10 = value;
        }

        void setF11(long value) {
            built.f11 = value;
        }

        void setF12(Integer value) {
            built.f12 = value;
        }

        void setF13(List<Short> value) {
            built.f13 = value;
        }

        void setF14(Side value) {
            built.f14 = value;
        }

        void setF15(byte[] value) {
            built.f15 = value;
        }

        void setF16(int value) {
            built.f16 = value;
        }

        void setF17(boolean value) {
            built.f17 = value;
        }

        void setF18(String value) {
            built.f18 = value;
        }

        void setF19(long value) {
            built.f19 = value;
        }

        void setF20(Integer value) {
            built.f20 = value;
        }

        void setF21(List<Short> value) {
            built.f21 = value;
        }

        void setF22(Side value) {
            built.f22 = value;
        }

        void setF23(byte[] value) {
            built.f23 = value;
        }

        void setF24(int value) {
            built.f24 = value;
        }

        void setF25(boolean value) {
            built.f25 = value;
        }

        void setF26(String value) {
            built.f26 = value;
        }

        void setF27(long value) {
            built.f27 = value;
        }

        void setF28(Integer value) {
            built.f28 = value;
        }

        void setF29(List<Short> value) {
            built.f29 = value;
        }

        void setF30(Side value) {
            built.f30 = value;
        }

        void setF31(byte[] value) {
            built.f31 = value;
        }

        void setF32(int value) {
            built.f32 = value;
        }

        void setF33(boolean value) {
            built.f33 = value;
        }

        void setF34(String value) {
            built.f34 = value;
        }

        void setF35(long value) {
            built.f35 = value;
        }

        void setF36(Integer value) {
            built.f36 = value;
        }

        void setF37(List<Short> value) {
            built.f37 = value;
        }

        void setF38(Side value) {
            built.f38 = value;
        }

        void setF39(byte[] value) {
            built.f39 = value;
        }

        Built build() {
            return built;
        }
    }

    static Built sample() {
        Builder builder = new Builder();
        builder.setF0(0);
        builder.setF1(true);
        builder.setF2("s2");
        builder.setF3(3L);
        builder.setF4(4);
        builder.setF5(List.of((short) 5));
        builder.setF6(Side.SELL);
        builder.setF7(new byte[] {7});
        builder.setF8(8);
        builder.setF9(true);
        builder.setF10("s10");
        builder.setF11(11L);
        builder.setF12(12);
        builder.setF13(List.of((short) 13));
        builder.setF14(Side.SELL);
        builder.setF15(new byte[] {15});
        builder.setF16(16);
        builder.setF17(true);
        builder.setF18("s18");
        builder.setF19(19L);
        builder.setF20(20);
        builder.setF21(List.of((short) 21));
        builder.setF22(Side.SELL);
        builder.setF23(new byte[] {23});
        builder.setF24(24);
        builder.setF25(true);
        builder.setF26("s26");
        builder.setF27(27L);
        builder.setF28(28);
        builder.setF29(List.of((short) 29));
        builder.setF30(Side.SELL);
        builder.setF31(new byte[] {31});
        builder.setF32(32);
        builder.setF33(true);
        builder.setF34("s34");
        builder.setF35(35L);
        builder.setF36(36);
        builder.setF37(List.of((short) 37));
        builder.setF38(Side.SELL);
        builder.setF39(new byte[] {39});
        return builder.build();
    }
}
