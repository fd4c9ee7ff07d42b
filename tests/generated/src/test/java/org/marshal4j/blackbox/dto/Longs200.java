package org.marshal4j.blackbox.dto;

import org.marshal4j.Marshal;

/** Two hundred longs. */
@Marshal(view = true)
public class Longs200 implements Longs200Marshallable {
    long a0, a1, a2, a3, a4, a5, a6, a7, a8, a9;
    long a10, a11, a12, a13, a14, a15, a16, a17, a18, a19;
    long a20, a21, a22, a23, a24, a25, a26, a27, a28, a29;
    long a30, a31, a32, a33, a34, a35, a36, a37, a38, a39;
    long a40, a41, a42, a43, a44, a45, a46, a47, a48, a49;
    long a50, a51, a52, a53, a54, a55, a56, a57, a58, a59;
    long a60, a61, a62, a63, a64, a65, a66, a67, a68, a69;
    long a70, a71, a72, a73, a74, a75, a76, a77, a78, a79;
    long a80, a81, a82, a83, a84, a85, a86, a87, a88, a89;
    long a90, a91, a92, a93, a94, a95, a96, a97, a98, a99;
    long a100, a101, a102, a103, a104, a105, a106, a107, a108, a109;
    long a110, a111, a112, a113, a114, a115, a116, a117, a118, a119;
    long a120, a121, a122, a123, a124, a125, a126, a127, a128, a129;
    long a130, a131, a132, a133, a134, a135, a136, a137, a138, a139;
    long a140, a141, a142, a143, a144, a145, a146, a147, a148, a149;
    long a150, a151, a152, a153, a154, a155, a156, a157, a158, a159;
    long a160, a161, a162, a163, a164, a165, a166, a167, a168, a169;
    long a170, a171, a172, a173, a174, a175, a176, a177, a178, a179;
    long a180, a181, a182, a183, a184, a185, a186, a187, a188, a189;
    long a190, a191, a192, a193, a194, a195, a196, a197, a198, a199;
}
